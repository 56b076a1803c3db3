import type { Answer } from '@sandtable/kernel'
import type { Route } from '@sandtable/waw'
import type { Choice } from './choices.ts'
import type { Pile } from './piles.ts'
import type { Reach } from './orders.ts'

/** The selection: nothing, a region, a stack with its marching units, and the target. */
export type Selection =
  | { readonly at: 'idle' }
  | { readonly at: 'region'; readonly region: number }
  | {
      readonly at: 'stack'
      readonly pile: string
      readonly region: number
      readonly picked: readonly number[]
      /** A clicked region out of reach. */
      readonly beyond?: number
    }
  | {
      readonly at: 'target'
      readonly pile: string
      readonly region: number
      readonly picked: readonly number[]
      readonly to: number
    }
  /** An option of a list, to be confirmed. */
  | { readonly at: 'choice'; readonly key: string; readonly region: number | null }

export const IDLE: Selection = { at: 'idle' }

/** A player's act at the table. */
export type Act =
  | { readonly do: 'pile'; readonly pile: string }
  | { readonly do: 'region'; readonly region: number }
  | { readonly do: 'counter'; readonly counter: number }
  | { readonly do: 'pick'; readonly picked: readonly number[] }
  | { readonly do: 'choice'; readonly key: string }
  | { readonly do: 'next'; readonly back?: boolean }
  | { readonly do: 'confirm' }
  | { readonly do: 'back' }

/** The possible selections. */
export interface Ground {
  readonly piles: readonly Pile[]
  /** Stacks that can take orders. */
  readonly ready: readonly Pile[]
  readonly choices: readonly Choice[]
  /** Stacks that can be picked up, but aren't listed as ready. */
  readonly idlers: readonly Pile[]
  readonly fresh: (pile: Pile) => readonly number[]
  /** Counters that may be picked: fresh ones, and fixed ones at a fortress. */
  readonly able: (pile: Pile) => readonly number[]
  readonly reach: (picked: readonly number[]) => Reach
}

/** The selection after an act; with answers if the act confirmed it. */
export interface Chosen {
  readonly selection: Selection
  readonly orders?: { readonly picked: readonly number[]; readonly route: Route; readonly reach: Reach }
  readonly answer?: Answer
}

type Doing<D extends Act['do']> = { readonly [V in D]: Extract<Act, { do: V }> & { readonly do: V } }[D]
type Acts = {
  readonly [V in Act['do']]: (selection: Selection, ground: Ground, act: Doing<V>) => Chosen
}

const ACTS: Acts = {
  pile: (selection, ground, { pile }) => onPile(selection, ground, pile),
  region: (selection, ground, { region }) => onRegion(selection, ground, region),
  counter: (selection, ground, { counter }) => onCounter(selection, ground, counter),
  pick: (selection, ground, { picked }) => pick(selection, ground, picked),
  choice: (selection, ground, { key }) => onChoice(selection, ground, key),
  next: (selection, ground, { back }) => nextStack(selection, ground, back === true),
  confirm: (selection, ground) => confirm(selection, ground),
  back: selection => ({ selection: backFrom(selection) }),
}

export const choose = <D extends Act['do']>(selection: Selection, ground: Ground, act: Doing<D>): Chosen =>
  ACTS[act.do](selection, ground, act)

export const isStack = (selection: Selection): selection is Extract<Selection, { picked: unknown }> =>
  selection.at === 'stack' || selection.at === 'target'

const pileOf = ({ piles }: Ground, key: string): Pile | undefined => piles.find(pile => pile.key === key)

const taken = ({ fresh }: Ground, pile: Pile): Chosen => ({
  selection: { at: 'stack', pile: pile.key, region: pile.region, picked: fresh(pile) },
})

/** A click on a stack picks up the player's own; another's is a target, or something to look at. */
function onPile(selection: Selection, ground: Ground, key: string): Chosen {
  const pile = pileOf(ground, key)
  if (pile === undefined) return { selection }
  const ready = [...ground.ready, ...ground.idlers].some(one => one.key === key)
  if (!ready || (selection.at === 'target' && selection.to === pile.region))
    return onRegion(selection, ground, pile.region)
  if (isStack(selection) && selection.pile === key) return { selection: IDLE }
  return taken(ground, pile)
}

function onRegion(selection: Selection, ground: Ground, region: number): Chosen {
  if (isStack(selection)) {
    if (selection.at === 'target' && selection.to === region) return confirm(selection, ground)
    if (ground.reach(selection.picked).routes.has(region)) {
      const { pile, region: from, picked } = selection
      return { selection: { at: 'target', pile, region: from, picked, to: region } }
    }
  }
  const here = ground.choices.filter(choice => choice.region === region)
  const [only] = here
  if (here.length === 1 && only !== undefined) return onChoice(selection, ground, only.key)
  const own = ground.ready.find(pile => pile.region === region)
  if (own !== undefined && !(isStack(selection) && selection.region === region)) return taken(ground, own)
  if (isStack(selection) && isBeyond(selection, region)) {
    const { pile, region: from, picked } = selection
    return { selection: { at: 'stack', pile, region: from, picked, beyond: region } }
  }
  return { selection: { at: 'region', region } }
}

/** A first click on a region out of reach says why the stack can't get there. */
const isBeyond = (selection: Extract<Selection, { picked: unknown }>, region: number): boolean =>
  selection.picked.length > 0 &&
  selection.region !== region &&
  !(selection.at === 'stack' && selection.beyond === region)

/** A click on a counter adds or removes it; without a picked-up stack it selects an option. */
function onCounter(selection: Selection, ground: Ground, counter: number): Chosen {
  if (isStack(selection)) {
    const { picked } = selection
    const without = picked.filter(c => c !== counter)
    return pick(selection, ground, without.length < picked.length ? without : [...picked, counter])
  }
  const about = ground.choices.filter(choice => choice.counter === counter)
  const [only] = about
  return about.length === 1 && only !== undefined ? onChoice(selection, ground, only.key) : { selection }
}

function pick(selection: Selection, ground: Ground, picked: readonly number[]): Chosen {
  if (!isStack(selection)) return { selection }
  const pile = pileOf(ground, selection.pile)
  const may = pile === undefined ? [] : ground.able(pile)
  const kept = picked.filter(c => may.includes(c))
  const { pile: key, region } = selection
  if (selection.at === 'target' && ground.reach(kept).routes.has(selection.to))
    return { selection: { ...selection, picked: kept } }
  return { selection: { at: 'stack', pile: key, region, picked: kept } }
}

/** The first click selects an option, the second takes it. */
function onChoice(selection: Selection, ground: Ground, key: string): Chosen {
  const choice = ground.choices.find(one => one.key === key)
  if (choice === undefined) return { selection }
  if (selection.at === 'choice' && selection.key === key) return confirm(selection, ground)
  return { selection: { at: 'choice', key, region: choice.region } }
}

function nextStack(selection: Selection, ground: Ground, back: boolean): Chosen {
  const { ready } = ground
  if (ready.length === 0) return { selection }
  const at = isStack(selection) ? ready.findIndex(({ key }) => key === selection.pile) : -1
  const next = back ? (at <= 0 ? ready.length - 1 : at - 1) : (at + 1) % ready.length
  return taken(ground, ready[next] as Pile)
}

function confirm(selection: Selection, ground: Ground): Chosen {
  if (selection.at === 'choice') {
    const choice = ground.choices.find(({ key }) => key === selection.key)
    return choice === undefined ? { selection: IDLE } : { selection: IDLE, answer: choice.answer }
  }
  if (selection.at !== 'target') return { selection }
  const reach = ground.reach(selection.picked)
  const route = reach.routes.get(selection.to)
  if (route === undefined) return { selection }
  return { selection, orders: { picked: selection.picked, route, reach } }
}

function backFrom(selection: Selection): Selection {
  if (selection.at !== 'target') return IDLE
  const { pile, region, picked } = selection
  return { at: 'stack', pile, region, picked }
}

/** The selection after a change: it follows a marching stack, and drops what is gone. */
export function renewed(selection: Selection, ground: Ground): Selection {
  if (selection.at === 'choice')
    return ground.choices.some(({ key }) => key === selection.key) ? selection : IDLE
  if (!isStack(selection)) return selection
  const pile = [...ground.ready, ...ground.idlers].find(one =>
    selection.picked.every(c => one.counters.includes(c)),
  )
  if (pile === undefined || selection.picked.length === 0) return IDLE
  const may = ground.able(pile)
  const picked = selection.picked.filter(c => may.includes(c))
  if (picked.length === 0) return IDLE
  if (
    selection.at === 'target' &&
    pile.key === selection.pile &&
    ground.reach(picked).routes.has(selection.to)
  )
    return { ...selection, picked }
  return { at: 'stack', pile: pile.key, region: pile.region, picked }
}

/** The region that the selection is about: where a stack would go, else where it stands; null: none. */
export function lookedAt(selection: Selection): number | null {
  if (selection.at === 'target') return selection.to
  if (selection.at === 'stack') return selection.beyond ?? selection.region
  return selection.at === 'idle' ? null : selection.region
}
