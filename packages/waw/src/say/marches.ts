import type { LogLine } from './log-line.ts'
import type { Naming } from './names.ts'
import type { Tale } from '../read/watch.ts'
import { mp, regionName } from './names.ts'

type Marched = Extract<Tale['e'], { is: 'marched' }>

/** The events, with another player's march joined into one line. */
export function joinedMarches(t: Naming, tale: readonly Tale[], player: number): readonly Tale[] {
  const text: Tale[] = []
  let steps: Tale[] = []
  const tell = (): void => {
    text.push(...(steps.length > 1 ? [oneWay(t, steps)] : steps))
    steps = []
  }
  for (const one of tale) {
    if (!goesOn(steps.at(-1), one, player)) tell()
    if (ofAnother(one, player)) steps.push(one)
    else text.push(one)
  }
  tell()
  return text
}

/** Another player marched in sight. */
const ofAnother = ({ e, told }: Tale, player: number): boolean =>
  e.is === 'marched' && e.player !== player && !e.hidden && told.length === 1

function goesOn(last: Tale | undefined, { e }: Tale, player: number): boolean {
  if (last === undefined || e.is !== 'marched' || e.player === player || e.hidden) return false
  const before = last.e as Marched
  return (
    !before.attack &&
    before.to === e.from &&
    before.stack.length === e.stack.length &&
    before.stack.every((c, i) => c === e.stack[i])
  )
}

function oneWay(t: Naming, steps: readonly Tale[]): Tale {
  const last = steps.at(-1) as Tale
  const marched = steps.map(({ e }) => e as Marched)
  const regions = [(marched[0] as Marched).from, ...marched.map(({ to }) => to)]
  const way = regions
    .map(region => regionName(t.s, region))
    .reduce((before, region) => t.voice('way:step', { way: before, region }))
  const cost = marched.reduce((sum, step) => sum + step.cost, 0)
  const rules = [...new Set(steps.flatMap(({ told }) => told.flatMap(({ line }) => line.rules)))].slice(0, 1)
  const attack = marched.at(-1)?.attack === true
  const outcome = t.voice(attack ? 'marched:way:attack' : 'marched:way', { way })
  const told = last.told.map(({ line, party }) => {
    const joined: LogLine = { ...line, outcome, note: mp(t, cost), rules }
    return { line: joined, party }
  })
  return { ...last, told }
}
