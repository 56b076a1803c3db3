import type {
  Data,
  DeepReadonly,
  Dice,
  Kind,
  Pending,
  Ruleset,
  Stop,
  History,
  Taken,
  Recorded,
  Viewer,
} from '@sandtable/kernel'
import type { Accepted, Decision, Hello, Message, Request, StateMessage, Why } from '../messages.ts'
import {
  answerAll,
  begin,
  canUndo,
  isSpace,
  over,
  pending,
  rollDice,
  seen,
  historyOf,
  undo,
} from '@sandtable/kernel'
import { PROTOCOL } from '../messages.ts'
import { parseRequest } from '../parse.ts'

/** One game as a server keeps it, in memory and at once: what the protocol promises, and nothing else. */
export interface Referee<K extends Kind> {
  readonly table: History<K>
  /** A client joins; its messages go to `tell`. */
  enter(tell: (message: Message) => void): Visitor
  viewOf(viewer: Viewer): K['p']
  /** How many events a viewer has received. */
  numberOf(viewer: Viewer): number
  /** The token of a player's seat. */
  tokenOf(player: number): string
  /** Commands that were done, by their ids; each id occurs once. */
  readonly done: readonly string[]
}

export interface Visitor {
  hear(text: string): void
  leave(): void
}

interface Watcher {
  viewer: Viewer | undefined
  /** Whether the client's decisions come with their options. */
  options: boolean
  readonly tell: (message: Message) => void
}

export function referee<K extends Kind>(rules: Ruleset<K>, s: K['s'], dice: Dice): Referee<K> {
  const players = rules.players(s)
  const t = historyOf(begin(rules, s, { dice }))
  const streams = new Map<Viewer, Data[]>()
  const watchers = new Set<Watcher>()
  const done: string[] = []
  const replies = new Map<string, Accepted>()
  let told = 0

  const streamOf = (viewer: Viewer): Data[] => streams.get(viewer) ?? []
  const viewOf = (viewer: Viewer): K['p'] => rules.view(s, t.game.p as DeepReadonly<K['p']>, viewer)
  const tokenOf = (player: number): string => `seat-${player}`
  const viewersOf = (): Viewer[] => [null, ...Array.from({ length: players }, (_, player) => player)]

  /** The table's messages since then: to each viewer what they may see, and what was taken back. */
  function catchUp(): void {
    for (const line of t.story.slice(told))
      for (const viewer of viewersOf()) {
        const event = shown(viewer, line)
        if (event !== null) streams.set(viewer, [...streamOf(viewer), event])
      }
    told = t.story.length
  }

  /** By viewer: for each event that still stands, whether it was sent. */
  const standingFor = new Map(viewersOf().map(viewer => [viewer, [] as boolean[]]))

  /** A line as sent to a viewer; for a rollback, how many of the viewer's own events no longer count. */
  function shown(viewer: Viewer, line: Recorded<K>): Data {
    const stands = standingFor.get(viewer) as boolean[]
    if ('to' in line && line.is === 'taken-back')
      return { is: 'taken-back', events: stands.splice(line.to as number).filter(told => told).length }
    const event = seen(rules, line as K['e'], viewer)
    stands.push(event !== null)
    return event as Data
  }

  const standing = (): StateMessage => ({
    is: 'state',
    stage: over(t.game) ? 'over' : 'playing',
    waiting: pending(t.game).map(({ player }) => player),
    seats: [],
    outcome: over(t.game) ? { winners: [], how: 'played' } : null,
  })

  /** A viewer's missed events from a number on; the view, if something was taken back since. */
  function bring({ tell, viewer = null, options: wanted }: Watcher, from: number | null): void {
    const stream = streamOf(viewer)
    const missed = from === null || from > stream.length ? null : stream.slice(from)
    if (from === null || missed === null || missed.some(isTakenBack))
      tell({ is: 'view', number: stream.length, view: viewOf(viewer) as unknown as Data })
    else if (missed.length > 0) tell({ is: 'events', from, events: missed })
    tell(standing())
    if (viewer === null) return
    const owed = pending(t.game).find(({ player }) => player === viewer)
    const decision = owed === undefined ? null : asked(owed, wanted)
    tell({ is: 'decision', decision, undo: canUndo(t, viewer) })
  }

  const asked = ({ id, kind, rule, options }: Pending, wanted: boolean): Decision => ({
    id,
    kind,
    rule,
    agenda: t.game.agenda,
    ...(wanted ? { options: isSpace(options) ? { shape: options.shape } : { list: options } } : {}),
  })

  function greet(watcher: Watcher, { token, seen: from, options = false }: Hello): Why | null {
    const player = Array.from({ length: players }, (_, seat) => seat).find(seat => tokenOf(seat) === token)
    if (token !== undefined && player === undefined) return 'bad-token'
    watcher.viewer = player ?? null
    watcher.options = options
    watcher.tell({
      is: 'welcome',
      protocol: PROTOCOL,
      game: 'game',
      player: watcher.viewer,
      ruleset: rules.name,
      scenario: 'toy',
      pack: '',
    })
    bring(watcher, from ?? null)
    return null
  }

  /** Does a command, and sends the news to all; the command itself is acknowledged first. */
  function carryOut(watcher: Watcher, id: string, act: () => Why | Taken): Why | null {
    const before = replies.get(id)
    if (before === undefined) {
      const numbers = new Map(viewersOf().map(viewer => [viewer, streamOf(viewer).length]))
      const result = act()
      if (typeof result === 'string') return result
      const reply: Accepted = { is: 'accepted', id, ...result }
      done.push(id)
      replies.set(id, reply)
      catchUp()
      watcher.tell(reply)
      for (const one of watchers) if (one.viewer !== undefined) bring(one, numbers.get(one.viewer) as number)
    } else watcher.tell(before)
    return null
  }

  function serve(watcher: Watcher, request: Request): Why | null {
    if (request.do === 'hello') return watcher.viewer === undefined ? greet(watcher, request) : 'malformed'
    const { viewer, tell } = watcher
    if (viewer === undefined) return 'hello-first'
    if (viewer === null && request.do !== 'history') return 'not-your-seat'
    const { id } = request
    const owed = pending(t.game).find(({ player }) => player === viewer)
    switch (request.do) {
      case 'answer':
        return carryOut(watcher, id, () => {
          if (owed === undefined) return 'not-your-decision'
          if (owed.id !== request.decision) return 'stale-decision'
          const result = answerAll(t, owed.player, request.answers)
          return result.taken === 0 ? (result.stop as Stop & Why) : result
        })
      case 'say':
        return 'nothing-proposed'
      case 'undo':
        return carryOut(watcher, id, () => (undo(t, viewer as number) ? UNDONE : 'nothing-to-undo'))
      case 'sample': {
        if (owed === undefined) return 'not-your-decision'
        tell({ is: 'samples', id, answers: Array.from({ length: request.count }, () => sampled(owed)) })
        return null
      }
      case 'history': {
        const { from } = request
        tell({ is: 'history', id, from, events: streamOf(viewer).slice(from), more: false })
        return null
      }
      case 'holiday':
        return 'no-holiday'
    }
  }

  const sampled = ({ options }: Pending): Data =>
    isSpace(options) ? options.sample(dice) : (options[rollDice(dice, options.length)] as Data)

  catchUp()
  return {
    table: t,
    viewOf,
    numberOf: viewer => streamOf(viewer).length,
    tokenOf,
    done,
    enter: tell => {
      const watcher: Watcher = { viewer: undefined, options: false, tell }
      watchers.add(watcher)
      return {
        hear: text => {
          const parsed = parseRequest(text)
          const why = parsed.ok ? serve(watcher, parsed.request) : 'malformed'
          const id = parsed.ok ? ('id' in parsed.request ? parsed.request.id : null) : parsed.id
          if (why !== null) tell({ is: 'refused', id, why, text: why })
        },
        leave: () => void watchers.delete(watcher),
      }
    },
  }
}

const UNDONE: Taken = { taken: 0, stop: null }

const isTakenBack = (e: Data): boolean => (e as { readonly is: string }).is === 'taken-back'
