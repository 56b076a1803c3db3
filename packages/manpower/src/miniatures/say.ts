import type { Draft, LogLine, Telling } from '../say/log-line.ts'
import type { Position, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { TableEvent } from './events.ts'
import type { Miniatures } from './kind.ts'
import type { Words } from '../say/english.ts'
import { at } from '../position.ts'
import { coded, phrase } from '../say/log-line.ts'
import { diceRow, groupName, metres, stackName } from '../say/names.ts'
import { ENGLISH } from '../say/english.ts'
import { fold } from '@sandtable/kernel'
import { say } from '../say.ts'
import { MINIATURES } from './ruleset.ts'
import { weaponName } from '../say/combat.ts'

type Event = Miniatures['e']

/** A line of the story of a table. */
export type TableLine = Omit<LogLine, 'of'> & { readonly of: Event['is'] }

type Own = { readonly [I in TableEvent['is']]: (t: Telling, e: Extract<TableEvent, { is: I }>) => Draft[] }

const note = (t: Telling, text: string): string => (text === '' ? '' : phrase(t, 'note', { note: text }))

const TABLE_TELLERS: Own = {
  'attack-made': () => [],
  'area-struck': (t, { by, killRadius, dice }) => {
    const places = { by: weaponName(t, by.group, by.stack, by.attack), dice: diceRow(dice) }
    const text =
      killRadius === null
        ? phrase(t, 'area-swept', places)
        : phrase(t, 'area-struck', { ...places, radius: metres(killRadius) })
    const player = at(t.p.groups, by.group).owner
    return [{ side: player, text, rules: [killRadius === null ? 'M-fp-all-hit' : 'M-exp-kill'] }]
  },
  'group-formed': (t, { group, order, flying }) => {
    const places = { group: groupName(t.p, group), order: coded(t, 'order', order) }
    const text = phrase(t, flying ? 'group-formed:flying' : 'group-formed', places)
    return [{ side: at(t.p.groups, group).owner, text, rules: ['MG-spacing'] }]
  },
  'stack-corrected': (t, { group, stack, toll: { healthy, injured, dead }, note: text }) => {
    const places = { stack: stackName(t, group, stack), healthy, injured, dead, note: note(t, text) }
    const player = at(t.p.groups, group).owner
    return [{ side: player, text: phrase(t, 'stack-corrected', places), rules: ['M-men-states'] }]
  },
  'morale-corrected': (t, { group, high, low, note: text }) => {
    const parts = [
      ...(high > 0 ? [phrase(t, 'morale-corrected:high', { until: high })] : []),
      ...(low > 0 ? [phrase(t, 'morale-corrected:low', { until: low })] : []),
    ]
    const morale = parts.length === 0 ? phrase(t, 'morale-corrected:normal') : parts.join(', ')
    const places = { group: groupName(t.p, group), morale, note: note(t, text) }
    const player = at(t.p.groups, group).owner
    return [{ side: player, text: phrase(t, 'morale-corrected', places), rules: ['M-mor-def'] }]
  },
}

const BLANK = { side: null, as: 'row', tone: 'plain', rules: [] } as const

const isOwn = (e: Event): e is TableEvent => Object.hasOwn(TABLE_TELLERS, e.is)

/** Tells what has happened at a table, with the position just after it. */
export function sayAtTable(s: Scenario, p: Sight, e: Event, words: Words = ENGLISH): TableLine[] {
  const t = { s, p, words }
  if (e.is === 'turn-began') {
    const text = phrase(t, 'table-turn', { turn: e.turn })
    return [{ ...BLANK, of: e.is, as: 'heading', text, rules: ['M-phase-three'] }]
  }
  if (!isOwn(e)) return say(s, p, e, words)
  const tell = TABLE_TELLERS[e.is] as (t: Telling, e: TableEvent) => Draft[]
  return tell(t, e).map(draft => ({ ...BLANK, of: e.is, ...draft }))
}

/** The whole story of a table, event by event. */
export function talesOf(
  s: Scenario,
  log: readonly Event[],
): { readonly e: Event; readonly lines: TableLine[] }[] {
  const p: Position = MINIATURES.start(s).position
  return log.map(e => {
    fold(MINIATURES, s, p, [e])
    return { e, lines: sayAtTable(s, p, e) }
  })
}
