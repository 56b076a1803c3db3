import { ToggleButton } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { chiefOf, isLeader, leaderOf, marksOf } from '@sandtable/waw'
import type { Mark, Position } from '@sandtable/waw'
import { sortOf } from '../logic/army.ts'
import { pieceOfStack } from '../../counters/piece.ts'
import { CounterTile } from '../counter-tile.tsx'
import { useNarrow } from '../../../../frame/use-narrow.ts'
import { useLay } from '../table-context.ts'
import { counterName, sayMark } from '../../words/story.ts'
import { row } from '../../../../words/numerals.ts'
import css from '../../../../frame/panel.module.css'

interface Listed {
  readonly counters: readonly number[]
  /** The counters that go, and those that may. */
  readonly picked?: readonly number[]
  readonly may?: readonly number[]
  readonly toggle?: (counter: number) => void
}

/** Counters with their names; each is a switch if some may be picked. */
export function UnitList({ counters, picked = [], may = [], toggle }: Listed) {
  const { t } = useTranslation()
  const { s, view } = useLay().seen
  const p = view as Position
  const narrow = useNarrow()
  const chief = chiefOf(s, p, counters)
  return (
    <div
      className={css['units']}
      data-units
      {...(narrow ? { role: 'group', 'aria-label': t('stack:counters'), tabIndex: 0 } : {})}
    >
      {counters.map(c => {
        const name = counterName(s, p, c)
        const down = isLeader(s, c) && leaderOf(s, p, c) === null
        const sort = c === chief ? t('stack:leads') : t(`arm:${down ? 'face-down' : sortOf(s, c)}`)
        const marks = marksOf(s, p, c)
          .filter(mark => STATES.includes(mark))
          .map(sayMark)
        const what = row([sort, ...marks])
        const free = toggle !== undefined && may.includes(c)
        const goes = picked.includes(c)
        return (
          <ToggleButton
            key={c}
            data-piece={pieceOfStack([c])}
            aria-label={row([name, what])}
            className={css['unit'] as string}
            isSelected={goes}
            isDisabled={!free}
            data-out={toggle !== undefined && !goes}
            onChange={() => toggle?.(c)}
          >
            <CounterTile
              counter={c}
              size={narrow ? 56 : 44}
              state={goes ? 'picked' : free ? 'can' : 'none'}
            />
            <span>
              <b>{name}</b> <span>{what}</span>
            </span>
          </ToggleButton>
        )
      })}
    </div>
  )
}

/** Marks of a unit's state, not of its type. */
const STATES: readonly Mark[] = ['reduced', 'in-panic', 'out-of-supply']
