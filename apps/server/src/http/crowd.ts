/** A line that takes part in the crowd: the net it comes from, and a way to cut it off. */
export interface Member {
  readonly net: string
  readonly drop: () => void
}

export interface Membership {
  /** The line has shown the token of a seat. */
  readonly sit: () => void
  readonly leave: () => void
}

type Nets = Map<string, Set<Member>>

/**
 * Limits the lines that are open. Each counts as a spectator until it has a seat. When there are too many,
 * the net with most spectators loses its newest line, but not the newcomer. If the newcomer is the only
 * spectator, the net with most seats loses one; if no net has two, the newcomer goes.
 */
export function openCrowd(most: number): (member: Member) => Membership {
  const spectators: Nets = new Map()
  const seats: Nets = new Map()
  let size = 0
  const remove = (member: Member): void => {
    if (take(spectators, member) || take(seats, member)) size--
  }
  return newcomer => {
    // Looks only at earlier lines: a newcomer gets time to show its token.
    const tooMany = size >= most
    const last = tooMany ? (newestOf(spectators, 1) ?? newestOf(seats, 2) ?? newcomer) : null
    put(spectators, newcomer)
    size++
    if (last !== null) {
      remove(last)
      last.drop()
    }
    return {
      sit: () => {
        if (take(spectators, newcomer)) put(seats, newcomer)
      },
      leave: () => remove(newcomer),
    }
  }
}

/**
 * The newest line of the net with most lines, if it has at least this many; of equals, the net that came
 * first.
 */
function newestOf(nets: Nets, least: number): Member | null {
  let largest: ReadonlySet<Member> = new Set()
  for (const members of nets.values()) if (members.size > largest.size) largest = members
  return largest.size < least ? null : ([...largest].at(-1) ?? null)
}

function put(nets: Nets, member: Member): void {
  const members = nets.get(member.net) ?? new Set()
  nets.set(member.net, members.add(member))
}

/** Whether it was there. */
function take(nets: Nets, member: Member): boolean {
  const members = nets.get(member.net)
  const wasThere = members?.delete(member) === true
  if (members?.size === 0) nets.delete(member.net)
  return wasThere
}
