import type { Draft, LogLine, Speech, Telling } from '../say/log-line.ts'
import type { Position, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { TableEvent } from './events.ts'
import type { Voice } from '@sandtable/kernel'
import type { Words } from '../words/words.ts'
import type { Miniatures } from './kind.ts'
import { at } from '../position.ts'
import { coded } from '../say/log-line.ts'
import { diceRow, groupName, metres, stackName, weaponName } from '../say/names.ts'
import { fold } from '@sandtable/kernel'
import { linesOf } from '../say/lines.ts'
import { MINIATURES } from './ruleset.ts'
import { readTable } from './keep.ts'

type Event = Miniatures['e']

/** A line of a table's log. */
export type TableLine = Omit<LogLine, 'of'> & { readonly of: Event['is'] }

type Own = { readonly [I in TableEvent['is']]: (t: Telling, e: Extract<TableEvent, { is: I }>) => Draft[] }

const TABLE_TELLERS: Own = {
  'attack-made': () => [],
  'area-struck': (t, { by, killRadius, dice }) => {
    const places = { by: weaponName(t, by.group, by.stack, by.attack), dice: diceRow(dice) }
    const text =
      killRadius === null
        ? t.voice('area-swept', places)
        : t.voice('area-struck', { ...places, radius: metres(killRadius) })
    const player = at(t.p.groups, by.group).owner
    return [{ side: player, text, rules: [killRadius === null ? 'M-fp-all-hit' : 'M-exp-kill'] }]
  },
  'group-formed': (t, { group, order, flying }) => {
    const places = { group: groupName(t.p, group), order: coded(t, 'order', order) }
    const text = t.voice(flying ? 'group-formed:flying' : 'group-formed', places)
    return [{ side: at(t.p.groups, group).owner, text, rules: ['MG-spacing'] }]
  },
  'stack-corrected': (t, { group, stack, toll: { healthy, injured, dead }, note }) => {
    const places = { stack: stackName(t, group, stack), healthy, injured, dead, note }
    const text = t.voice(note === '' ? 'stack-corrected' : 'stack-corrected:noted', places)
    return [{ side: at(t.p.groups, group).owner, text, rules: ['M-men-states'] }]
  },
  'morale-corrected': (t, { group, high, low, note }) => {
    const lasting = [
      ...(high > 0 ? [t.voice('morale-corrected:high', { until: high })] : []),
      ...(low > 0 ? [t.voice('morale-corrected:low', { until: low })] : []),
    ]
    const morale = lasting.length === 0 ? [t.voice('morale-corrected:normal')] : lasting
    const places = { group: groupName(t.p, group), morale, note }
    const text = t.voice(note === '' ? 'morale-corrected' : 'morale-corrected:noted', places)
    return [{ side: at(t.p.groups, group).owner, text, rules: ['M-mor-def'] }]
  },
}

const BLANK = { side: null, as: 'row', tone: 'plain', rules: [] } as const

const isOwn = (e: Event): e is TableEvent => Object.hasOwn(TABLE_TELLERS, e.is)

/** Puts a table's events into words, with the position just after each. */
function tableLines(speech: Speech, s: Scenario, p: Sight, e: Event): TableLine[] {
  const t = { ...speech, s, p }
  if (e.is === 'turn-began') {
    const text = t.voice('table-turn', { turn: e.turn })
    return [{ ...BLANK, of: e.is, as: 'heading', text, rules: ['M-phase-three'] }]
  }
  if (!isOwn(e)) return linesOf(t, e)
  const tell = TABLE_TELLERS[e.is] as (t: Telling, e: TableEvent) => Draft[]
  return tell(t, e).map(draft => ({ ...BLANK, of: e.is, ...draft }))
}

/** A table's whole log, event by event. */
function talesOf(
  speech: Speech,
  s: Scenario,
  log: readonly Event[],
): { readonly e: Event; readonly lines: TableLine[] }[] {
  const p: Position = MINIATURES.start(s).position
  return log.map(e => {
    fold(MINIATURES, s, p, [e])
    return { e, lines: tableLines(speech, s, p, e) }
  })
}

/** All text about a table with miniatures. */
export function tableTeller(voice: Voice<Words>) {
  const speech = { voice, isOnMap: false }
  return {
    sayAtTable: (s: Scenario, p: Sight, e: Event) => tableLines(speech, s, p, e),
    talesOf: (s: Scenario, log: readonly Event[]) => talesOf(speech, s, log),
    /** Reads a saved table; a text says why it can’t resume. */
    readTable: (text: string, open: (roster: string) => Scenario | string) => readTable(voice, text, open),
  }
}
