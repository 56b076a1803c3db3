import type { FieldState } from './desk.ts'
import type { Asked } from './orders.ts'
import type { Foreseen } from './aims.ts'
import type { Aiming, Selection, Spelling } from './selection.ts'
import type { WhatNow } from '../../../../frame/what-now.tsx'
import {
  comingAt,
  flightOf,
  isAimedAtGround,
  hasPowers,
  landingSoon,
  turnsOf,
  weaponsIn,
  winnerNow,
} from '@sandtable/manpower'
import { measuring, threatening } from './probe-now.ts'
import { attackIn, groupAt, isStowed, targetsOf, siteAnswer, wayOf, whyNotHere, whyNotIn } from './orders.ts'
import { reckoned } from '../../muster/logic/reckoning.ts'
import { firesOf } from './fires.ts'
import { metres, metresTo } from './metres.ts'
import { sayNoShot } from './no-shot.ts'
import { barsOf, meansOf } from './bars.ts'
import { figure } from '../../../../chances/figures.ts'
import { foresee, ownStruck, whyNotAimed } from './aims.ts'
import type { Places } from '@sandtable/kernel'
import { sayScreen, sayWhyNot } from '../../words/story.ts'

/** The prompt with its hint, and the keys. */
const hinted = (key: string, values: Places = {}, keys: Keys | null = null): WhatNow => ({
  say: { key, values },
  hint: { key: `${key}:hint`, values },
  ...(keys === null ? {} : { keys: { key: `field:keys:${keys}` } }),
})

type Keys = 'turn' | 'arrows' | 'enter' | 'held'

const foreseenIn = ({ seen, selection }: FieldState): Foreseen | null =>
  seen.game === null || selection.at !== 'aim' ? null : foresee(seen.game, seen.viewer ?? 0, selection)

/** The same with a warning as its hint if friendly men would be hit. */
function warned(now: WhatNow, state: FieldState): WhatNow {
  const { view } = state.seen
  const own = view === null ? [] : ownStruck(view, foreseenIn(state)?.outlook ?? null)
  if (view === null || own.length === 0) return now
  const names = own.map(group => groupAt(view, group).name)
  return { ...now, hint: { key: 'field:own-hit', values: { names } } }
}

/** The same for an aim at a group, with the average result as its hint. */
function expected(key: string, values: Places, state: FieldState): WhatNow {
  const now = hinted(key, values, 'enter')
  const foreseen = foreseenIn(state)
  if (foreseen === null || foreseen.outlook === null) return now
  const { dead, injured, damage } = meansOf(foreseen.outlook)
  const { counts } = barsOf(foreseen.outlook)
  const means = { dead: figure(dead), injured: figure(injured), damage: figure(damage) }
  return warned({ ...now, hint: { key: `${key}:${counts}`, values: means } }, state)
}

/** The prompt at the table of a battle. */
export function fieldNow(state: FieldState): WhatNow {
  const { seen, asked, busy, trouble } = state
  if (seen.problem !== null) return hinted('now:problem', { text: seen.problem })
  if (seen.state === null || seen.view === null) return { say: { key: 'now:connecting' } }
  if (seen.state.stage === 'over') return ended(state)
  if (!seen.connected) return hinted('now:lost')
  if (trouble !== null) return hinted('now:refused', { text: trouble })
  if (seen.state.stage === 'gathering') return hinted('now:gathering')
  if (busy) return { say: { key: 'now:sending' } }
  if (state.probe?.at === 'ruler') return measuring(state, state.probe)
  return threatening(asked === null ? waiting(state) : ASKS[asked.kind](asked, state), state)
}

function ended({ seen }: FieldState): WhatNow {
  const winners = (seen.state?.outcome?.winners ?? []).map(side => seen.s.players[side]?.name ?? '')
  const hint = { key: 'field:over:hint' }
  if (winners.length === 0) return { say: { key: 'field:over:draw' }, hint }
  return { say: { key: 'field:over', values: { winners } }, hint }
}

function waiting({ seen }: FieldState): WhatNow {
  const names = (seen.state?.waiting ?? [])
    .filter(side => side !== seen.viewer)
    .map(side => seen.s.players[side]?.name ?? '')
  if (names.length === 0) return { say: { key: 'now:sending' } }
  const values = { names }
  if (seen.viewer === null) return hinted('now:watching', values)
  return { say: { key: 'now:waiting', values }, hint: { key: 'field:waiting:hint' } }
}

const ASKS: Readonly<Record<Asked['kind'], (asked: Asked, state: FieldState) => WhatNow>> = {
  lead: ({ s }, { muster: { leader } }) =>
    leader === null
      ? hinted('field:lead')
      : hinted('field:lead:who', { name: s.leaders[leader]?.name ?? '' }),
  muster: mustering,
  buy: ({ p, side }) => hinted('field:buy', { manpower: (p.manpower[side] ?? 0) / 100 }),
  place: placing,
  orders: ordering,
  declare: declaring,
  react: reacting,
  truce: ({ s, p }) => hinted('field:truce', { winner: s.sides[winnerNow(s, p).winner]?.name ?? '' }),
  yield: yielding,
}

function mustering(asked: Asked, { muster: { draft } }: FieldState): WhatNow {
  const manpower = (asked.p.manpower[asked.side] ?? 0) / 100
  if (draft.length === 0) return hinted('field:muster', { manpower })
  const { groups, faults, why, cost, left } = reckoned(asked, draft)
  const at = faults.findIndex(fault => fault !== null)
  const name = groups[at]?.name
  if (why !== null) {
    const said = { why: sayWhyNot(why) }
    return name === undefined
      ? hinted('field:muster:not', said)
      : hinted('field:muster:group-not', { ...said, name })
  }
  if (left === 0) return hinted('field:muster:all', { manpower })
  return hinted('field:muster:left', { cost: cost / 100, manpower, left: left / 100 })
}

function reacting({ s, p }: Asked, state: FieldState): WhatNow {
  const { selection } = state
  const mover = p.groups[p.move?.group ?? -1]?.name ?? ''
  if (selection.at !== 'aim' || selection.aim === null) return hinted('field:react', { who: mover })
  const who = groupAt(p, selection.group).name
  const far = metresTo(s, p, selection.group, selection.aim)
  return expected('field:react:at', { who, whom: mover, metres: far }, state)
}

/** Enemy attacks are about to take effect. */
function yielding({ s, p, side }: Asked, { selection }: FieldState): WhatNow {
  const group = selection.at === 'idle' ? null : groupAt(p, selection.group)
  if (group !== null)
    return hinted(group.owner === side ? 'field:yield:who' : 'field:theirs', { who: group.name })
  return hinted('field:yield', { count: comingAt(s, p, side) })
}

function placing(asked: Asked, { selection, ready }: FieldState): WhatNow {
  const { p } = asked
  if (selection.at === 'idle') return hinted('field:place', { count: ready.length })
  const who = groupAt(p, selection.group).name
  if (!ready.includes(selection.group)) return hinted('field:place:stands', { who })
  if (selection.at !== 'stand') return hinted('field:place:who', { who }, 'turn')
  const why = whyNotHere(asked, selection)
  return why === null
    ? hinted('field:place:here', { who }, 'held')
    : hinted('field:place:not', { who, why: sayWhyNot(why) })
}

function ordering(asked: Asked, { selection, ready }: FieldState): WhatNow {
  if (selection.at === 'idle')
    return landing(
      asked,
      hinted(ready.length === 0 ? 'field:orders:none' : 'field:orders', { count: ready.length }),
    )
  const who = groupAt(asked.p, selection.group).name
  if (groupAt(asked.p, selection.group).owner !== asked.side) return hinted('field:theirs', { who })
  if (!ready.includes(selection.group)) return hinted('field:orders:spent', { who })
  if (selection.at === 'stand') {
    const why = whyNotHere(asked, selection)
    return why === null
      ? hinted('field:out', { who }, 'held')
      : hinted('field:out:not', { who, why: sayWhyNot(why) }, 'turn')
  }
  if (isStowed(groupAt(asked.p, selection.group))) return hinted('field:out:who', { who })
  return marching(asked, selection, who)
}

/** M-fly-land The same with a warning as its hint if flyers would land now. */
function landing({ s, p, side }: Asked, now: WhatNow): WhatNow {
  const names = landingSoon(s, p, side).map(({ group }) => groupAt(p, group).name)
  if (names.length === 0) return now
  return { ...now, hint: { key: 'field:orders:landing', values: { names, count: names.length } } }
}

function marching(asked: Asked, selection: Selection, who: string): WhatNow {
  const way = wayOf(asked, selection)
  if (way === null) return hinted('field:orders:who', { who }, 'arrows')
  if (way.plan === null)
    return hinted('field:orders:not', { who, why: way.bar === null ? '' : sayWhyNot(way.bar) })
  const cost = metres(way.plan.cost)
  const now =
    way.bar === null
      ? hinted('field:orders:way', { who, metres: cost }, 'held')
      : hinted('field:orders:part', { who, metres: cost, why: sayWhyNot(way.bar) }, 'held')
  const flight = flightOf(asked.s, asked.p, way.order.group, way.length)
  if (flight === null || !flight.flying || flight.staysUp) return now
  const needs = Math.ceil(flight.needs / 100)
  return { ...now, hint: { key: 'field:orders:lands', values: { metres: needs } } }
}

function declaring(asked: Asked, state: FieldState): WhatNow {
  const { selection, ready } = state
  const { s, p, side } = asked
  if (selection.at === 'idle')
    return ready.length > 0
      ? hinted('field:declare', { count: ready.length })
      : hinted(p.declared.some(one => one.side === side) ? 'field:declare:none' : 'field:declare:no-target')
  const who = groupAt(p, selection.group).name
  if (groupAt(p, selection.group).owner !== side) return hinted('field:theirs', { who })
  if (selection.at === 'move') return marching(asked, selection, who)
  if (selection.at === 'site') return building(asked, selection, who)
  if (selection.at !== 'aim') return idle(asked, selection.group, who)
  if (selection.spell !== null) return casting(asked, selection, selection.spell, who)
  if (selection.aim === null) return choosing(asked, selection, who)
  const values = { who, metres: metresTo(s, p, selection.group, selection.aim) }
  const barred = whyNotAimed(asked, selection)
  if (barred !== null) {
    const why = barred.hiding === null ? sayWhyNot(barred.why) : sayScreen(barred.hiding.by)
    return hinted('field:declare:not', { ...values, why })
  }
  if (selection.aim.at !== 'stack') return warned(hinted('field:declare:point', values, 'enter'), state)
  return expected('field:declare:at', { ...values, whom: groupAt(p, selection.aim.group).name }, state)
}

/** A weapon is selected, and needs a target. */
function choosing(asked: Asked, aiming: Aiming, who: string): WhatNow {
  const count = targetsOf(asked, aiming).length
  if (count > 0 || isAimedAtGround(attackIn(asked.s, asked.p, aiming)))
    return hinted('field:declare:who', { who, count })
  if (hasPowers(asked.s, asked.p, asked.side, aiming.group)) return hinted('field:declare:else', { who })
  return unreached(asked, aiming.group, who)
}

/** Nobody is within reach: why the nearest isn't. */
function unreached({ s, p }: Asked, group: number, who: string): WhatNow {
  const [nearest] = firesOf(s, p, group, 'from').none
  const now = hinted('field:declare:nobody', { who })
  if (nearest === undefined) return now
  const values = {
    whom: groupAt(p, nearest.target).name,
    metres: metres(nearest.distance),
    why: sayNoShot(nearest),
  }
  return { ...now, hint: { key: 'field:declare:nobody:why', values } }
}

/** The prompt for a group without a selected weapon. */
function idle(asked: Asked, group: number, who: string): WhatNow {
  if (hasPowers(asked.s, asked.p, asked.side, group)) return hinted('field:declare:else', { who })
  if (weaponsIn(asked.s, asked.p, group).length === 0) return hinted('field:declare:spent', { who })
  return unreached(asked, group, who)
}

function casting(asked: Asked, selection: Aiming, { number, casters, slow }: Spelling, who: string): WhatNow {
  const { s, p } = asked
  const spell = s.spells[number]
  const [first] = casters
  if (spell === undefined || first === undefined) return hinted('field:declare:spent', { who })
  const values = { who, spell: spell.name }
  if (slow)
    return hinted(
      'field:cast:slow',
      { ...values, turn: p.turn + turnsOf(p, spell, selection.group) - 1 },
      'enter',
    )
  if (selection.aim === null)
    return hinted('field:cast:who', { ...values, count: targetsOf(asked, selection).length })
  const why = whyNotAimed(asked, selection)?.why ?? null
  if (why !== null) return hinted('field:cast:not', { ...values, why: sayWhyNot(why) })
  if (selection.aim.at !== 'stack') return hinted('field:cast:point', values, 'enter')
  return hinted('field:cast:at', { ...values, whom: groupAt(p, selection.aim.group).name }, 'enter')
}

function building(asked: Asked, site: Extract<Selection, { at: 'site' }>, who: string): WhatNow {
  const values = { who, work: asked.s.works[site.kind]?.name ?? '' }
  const why = whyNotIn(asked, siteAnswer(site))
  return why === null
    ? hinted('field:site:here', values, 'held')
    : hinted('field:site:not', { ...values, why: sayWhyNot(why) }, 'turn')
}
