import type { Position } from '@sandtable/manpower'
import type { FieldDesk } from '../logic/desk.ts'
import type { Asked } from '../logic/orders.ts'
import type { Few } from '../../../../testing/few.ts'
import type { PaperField } from './field-on-paper.tsx'
import type { Selection } from '../logic/selection.ts'
import { aimingOf, aimsOf, groupAt, rollsOf } from '../logic/orders.ts'
import { againFor, directed, dueOf, spelled, spellsOf, worksFor } from '../logic/powers.ts'
import { centre, weaponsIn } from '@sandtable/manpower'
import { comingOut } from '../logic/stowed.ts'
import { moveFrom } from '../logic/desk.ts'
import { placeOf } from '../logic/scene-of.ts'
import { reactionsOf } from '../logic/reactions.ts'
import { siteFor } from '../logic/site.ts'

/** Does everything at the table of a battle that a player may do before giving an order, and names each. */
export function* fieldLooks({ desk, ui }: PaperField, few: Few): Generator<string> {
  yield 'nothing chosen'
  const { seen, asked } = desk.state.getState()
  for (const before of few([seen.s.setup as Position])) {
    desk.state.setState({ before })
    yield 'what has changed since the beginning'
  }
  for (const group of few([...(seen.view?.groups.keys() ?? [])])) {
    desk.pick(group)
    yield `group ${group}`
    if (asked !== null) yield* held(desk, asked, group, few)
    desk.back()
    desk.back()
  }
  if (asked?.kind === 'react') yield* reactions(desk, asked, few)
  if (asked?.kind === 'lead' || asked?.kind === 'muster') yield* preparations(desk, asked, few)
  yield* probes(desk, few)
  yield* shown(desk, few)
  for (const tab of few(['log', 'rules', 'replay', 'learn'] as const)) {
    ui.getState().showTab(tab)
    yield `tab ${tab}`
  }
  for (const dialog of few(['keys', 'links', 'end'] as const)) {
    ui.getState().open(dialog)
    yield `dialog ${dialog}`
  }
}

/** A group on the march, turned, and with everything it can select. */
function* held(desk: FieldDesk, asked: Asked, group: number, few: Few): Generator<string> {
  const { s, p } = asked
  const [x, y] = centre(s, groupAt(p, group))
  for (const to of few([
    [x + 1500, y + 2500],
    [x, y - 20_000],
    [s.map.width / 2, s.map.height / 2],
  ] as const)) {
    desk.point([Math.round(to[0]), Math.round(to[1])])
    yield `group ${group} to ${to.join()}`
    desk.turn(1)
    yield `group ${group} to ${to.join()}, turned`
  }
  for (const taken of few(everythingOf(asked, group))) {
    desk.take(taken)
    yield `group ${group} with ${JSON.stringify(taken)}`
    if (taken.at === 'aim') yield* aims(desk, asked, few)
  }
}

/** Everything a group can select besides a march. */
function everythingOf(asked: Asked, group: number): Selection[] {
  const { s, p, side, kind } = asked
  if (groupAt(p, group).owner !== side) return []
  const out = kind === 'orders' ? comingOut(asked, group) : null
  if (kind !== 'declare') return out === null || 'why' in out ? [] : [out]
  const due = dueOf(asked, group).flatMap(casting => directed(asked, casting) ?? [])
  return [
    ...weaponsIn(s, p, group).map(weapon => aimingOf(weapon, weapon.shots, null)),
    ...spellsOf(asked, group)
      .filter(({ why }) => why === null)
      .map(spell => spelled(group, spell)),
    ...due,
    ...worksFor(asked, group)
      .filter(({ why }) => why === null)
      .map(({ kind: work }) => siteFor(asked, group, work)),
    ...(againFor(asked, group) > 0 ? [moveFrom(asked, { at: 'group', group })] : []),
  ]
}

/** The selection, aimed at every group, within reach or not, and at the ground. */
function* aims(desk: FieldDesk, asked: Asked, few: Few): Generator<string> {
  const { selection: taken } = desk.state.getState()
  if (taken.at !== 'aim') return
  for (const { aim } of few(aimsOf(asked, taken))) {
    desk.aim(aim)
    yield `aimed at ${JSON.stringify(aim)} with ${JSON.stringify(taken)}`
    const { selection } = desk.state.getState()
    if (selection.at !== 'aim') continue
    for (const roll of rollsOf(asked, selection)) {
      desk.take({ ...selection, roll })
      yield `aimed at ${JSON.stringify(aim)}, rolled for ${roll}`
    }
  }
  desk.take(taken)
  desk.point([Math.round(asked.s.map.width / 2), Math.round(asked.s.map.height / 2)])
  yield `aimed at the middle with ${JSON.stringify(taken)}`
}

/** Every reaction to a move, pointed at and selected. */
function* reactions(desk: FieldDesk, asked: Asked, few: Few): Generator<string> {
  for (const { key, group, does } of few(reactionsOf(asked))) {
    desk.light(group)
    yield `${key} pointed at`
    if (does.at !== 'aim') continue
    desk.take(does)
    yield `${key} taken up`
    desk.back()
  }
  desk.light(null)
}

/** Leaders, armies that can and can't be bought, and the map meanwhile. */
function* preparations(desk: FieldDesk, { s, side }: Asked, few: Few): Generator<string> {
  for (const leader of few([...s.leaders.keys()])) {
    desk.prepare({ leader })
    yield `leader ${leader}`
  }
  for (const unit of few([...(s.players[side]?.buys ?? [])])) {
    const stack = { unit, equipment: [], spells: [] }
    for (const units of [1, 9999]) {
      desk.prepare({ draft: [{ name: '', order: 'open', stacks: [{ ...stack, units }] }], target: 0 })
      yield `an army of ${units} units ${unit}`
    }
  }
  desk.prepare({ shows: 'map' })
  yield 'the map before the battle'
  desk.prepare({ draft: [], target: 'own', shows: 'list' })
}

/** The ruler between groups and places, and what could hit either. */
function* probes(desk: FieldDesk, few: Few): Generator<string> {
  const { seen } = desk.state.getState()
  const { width, height } = seen.s.map
  const middle: [number, number] = [Math.round(width / 2), Math.round(height / 2)]
  for (const into of ['threat', 'ruler'] as const) {
    desk.look(into)
    yield `${into} taken up`
    desk.point(middle)
    yield `${into} at the middle`
    for (const group of few([...(seen.view?.groups.keys() ?? [])])) {
      desk.pick(group)
      yield `${into} at group ${group}`
    }
    desk.look(into)
    desk.back()
  }
}

/** The places of log lines. */
function* shown(desk: FieldDesk, few: Few): Generator<string> {
  const { s, view, tale } = desk.state.getState().seen
  if (view === null) return
  for (const { e } of few(tale.slice(-20))) {
    desk.show(placeOf(s, view, e))
    yield `the place of ${e.is}`
  }
  desk.show(null)
}
