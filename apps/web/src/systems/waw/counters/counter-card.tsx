import type { Position } from '@sandtable/waw'
import type { CardOf } from '../../../cards/piece-card.tsx'
import { CardLines } from '../../../cards/card-lines.tsx'
import { CounterTile } from '../table/counter-tile.tsx'
import { PieceCard } from '../../../cards/piece-card.tsx'
import { counterName, sayCounter } from '../words/story.ts'
import { isLeader, leaderOf } from '@sandtable/waw'
import { row } from '../../../words/numerals.ts'
import { sortOf } from '../table/logic/army.ts'
import { useFrame } from '../../../frame/frame-context.ts'
import { useLay } from '../table/table-context.ts'
import { useStore } from 'zustand'
import { useTranslation } from 'react-i18next'
import css from '../../../cards/piece-card.module.css'

/** What the page calls a stack of counters, the one on top first. */
export const pieceOfStack = (counters: readonly number[]): string => counters.join(' ')

/** The card of a counter: its figures, its marks, how it stands; and of a stack, those who lie under it. */
export function CounterCard() {
  const { t } = useTranslation()
  const { s, view } = useLay().seen
  const { players, cards } = useFrame()
  const { open, show } = useStore(cards)
  const card = (piece: string): CardOf | null => {
    const stack = piece.split(' ').map(Number)
    const [c] = stack
    if (view === null || c === undefined || s.owner[c] === undefined) return null
    const p: Position = view
    const isHidden = isLeader(s, c) && leaderOf(s, p, c) === null
    const { figures, marks } = sayCounter(s, p, c)
    const owner = players[s.owner[c]] ?? ''
    const lead = (first: number): void => {
      if (open !== null)
        show({ ...open, piece: pieceOfStack([first, ...stack.filter(one => one !== first)]) })
    }
    return {
      title: counterName(s, p, c),
      about: row([owner, t(`arm:${isHidden ? 'face-down' : sortOf(s, c)}`)]),
      picture: <CounterTile counter={c} size={96} />,
      body: (
        <>
          <CardLines lines={figures} />
          <CardLines lines={marks} />
          {stack.length < 2 ? null : (
            <div className={css['rest']} role="group" aria-label={t('card:stack')}>
              {stack
                .toSorted((one, other) => one - other)
                .map(one => (
                  <button
                    key={one}
                    type="button"
                    aria-label={counterName(s, p, one)}
                    aria-pressed={one === c}
                    onClick={() => lead(one)}
                  >
                    <CounterTile counter={one} size={44} />
                  </button>
                ))}
            </div>
          )}
        </>
      ),
    }
  }
  return <PieceCard card={card} />
}
