import type { Answer, Game, Options } from '@sandtable/kernel'
import { isSpace, seeded } from '@sandtable/kernel'
import type { LossKind } from './losses.ts'
import type { RanksSight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { Waw } from '../events.ts'
import { at, nth } from '../position.ts'
import { isLoss } from './losses.ts'
import { currentCf, currentMf } from './ranks.ts'

/** Among equals a panic goes to the lowest CF, then to the one listed later. */
export function panicPick(s: Scenario, r: RanksSight, targets: readonly number[]): number {
  let pick = at(targets, 0)
  for (const u of targets) if (currentCf(s, r, u) <= currentCf(s, r, pick)) pick = u
  return pick
}

/** A hit goes to a full two-step unit, then the lowest CF, then the lowest MF, then the one listed later. */
export function hitPick(s: Scenario, r: RanksSight, targets: readonly number[]): number {
  let pick = at(targets, 0)
  let steps = at(r.steps, pick)
  let cf = currentCf(s, r, pick)
  for (const u of targets) {
    const itsSteps = at(r.steps, u)
    const itsCf = currentCf(s, r, u)
    const dearer = steps - itsSteps || itsCf - cf || currentMf(s, r, u) - currentMf(s, r, pick)
    if (dearer > 0) continue
    pick = u
    steps = itsSteps
    cf = itsCf
  }
  return pick
}

/** G-88 In a rout trains are lost before guns, then the one listed last; a Horde, as an entry point, goes after all others. */
export function supportPick(s: Scenario, targets: readonly number[]): number {
  const spare = (u: number): number => {
    const { is } = nth(s.units, u)
    return is.horde ? 0 : is.logistics ? 2 : 1
  }
  return targets.reduce((pick, u) => (spare(u) >= spare(pick) ? u : pick))
}

/** The unit that takes a loss if its owner has no preference. */
export function lossPick(s: Scenario, r: RanksSight, kind: LossKind, targets: readonly number[]): number {
  if (kind === 'support-loss') return supportPick(s, targets)
  return (kind === 'panic' ? panicPick : hitPick)(s, r, targets)
}

/** The house's choices for an owner: no cards, no risk to a better unit, every second roll taken. */
export function defaultAnswer(g: Game<Waw>, _player: number, kind: string, options: Options): Answer {
  if (isSpace(options)) throw new Error(`'${kind}' has no list of options`)
  if (isLoss(kind)) return lossPick(g.s, g.p, kind, options as readonly number[])
  if (kind === 'cards') return 'pass'
  return options[0] as Answer
}

/** The choices of an owner who wants nothing to happen: stays put, plays no card, and fights only if forced to. */
export function idleAnswer(g: Game<Waw>, player: number, kind: string, options: Options): Answer {
  if (kind === 'orders') return g.p.march.trail.length > 0 ? onward(options) : { do: 'done' }
  if (isSpace(options)) return []
  const idle = ['pass', 'done', 'battle'].find(word => options.includes(word))
  return idle ?? defaultAnswer(g, player, kind, options)
}

/** A marching stack halts, unless it may not stay there. */
function onward(options: Options): Answer {
  const halt = { do: 'halt' }
  return isSpace(options) && !options.has(halt) ? options.sample(seeded('onward')) : halt
}
