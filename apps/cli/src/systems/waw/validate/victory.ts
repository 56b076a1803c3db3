import type { Position } from '@sandtable/waw'
import type { Finding, Outcome, Subject, Watch } from './check.ts'
import type { Trial } from './trial.ts'
import { holds } from '@sandtable/waw'
import { follow, partsOf } from './follow.ts'
import { nameOf } from './trial.ts'
import { suspicious } from './check.ts'
import { whyNever } from './never.ts'
import { warPhrase } from '../words/words.ts'

/** W-7.2-verification Each victory condition is met in some game, and none before the first move. */
export function victory(subject: Subject): Watch {
  const { s } = subject
  const rows = s.victory.conditions.map(condition => ({
    ...condition,
    never: whyNever(subject, condition.player, condition.if) !== null,
    course: follow(partsOf(s, condition.player, condition.if)),
    shown: null as Trial | null,
  }))
  return {
    asked: g => {
      for (const { shown, course } of rows) if (shown === null) course.note(g.p)
    },
    over: (g, trial) => {
      if (trial.ending !== 'over') return
      for (const row of rows) {
        row.course.note(g.p)
        const now = !row.atEnd || g.p.turn === s.turns.length
        if (now && holds(s, g.p, row.player, row.if)) row.shown ??= trial
      }
    },
    result: (trials): Outcome => {
      const found = rows.flatMap((row, i): Finding[] => {
        const path = ['pack', 'victory', 'conditions', i]
        if (!row.atEnd && holds(s, atFirst(subject), row.player, row.if))
          return [suspicious([...path, 'if'], warPhrase('victory:at-once'), RULE)]
        if (row.shown !== null || row.never || trials.length === 0) return []
        const passing = row.atEnd ? 'victory:passing-last' : 'victory:passing'
        const why = row.course.held() ? warPhrase(passing) : row.course.why()
        return [suspicious(path, warPhrase('victory:never', { games: trials.length, why }), RULE)]
      })
      const proofs = rows.flatMap(({ name, shown }) => (shown === null ? [] : [{ of: name, trial: shown }]))
      const shown = proofs.map(({ of, trial }) =>
        warPhrase('victory:proof', { condition: of, game: nameOf(trial) }),
      )
      const met = shown.length === 0 ? 'victory:met' : 'victory:met-in'
      const figures = warPhrase(trials.length === 0 ? 'victory:no-games' : met, {
        met: shown.length,
        conditions: rows.length,
        proofs: shown,
      })
      return { figures, found, proofs }
    },
  }
}

const RULE = 'W-7.2-verification'

const atFirst = ({ s }: Subject): Position => ({ ...s.setup, turn: 1 }) as Position
