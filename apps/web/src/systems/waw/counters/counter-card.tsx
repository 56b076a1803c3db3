import type { Face } from '@sandtable/draw'
import type { PackFile } from '@sandtable/scenario'
import type { Position, Scenario } from '@sandtable/waw'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { isLeader, leaderOf, unitAsPrinted, unitOf } from '@sandtable/waw'
import { unitFace } from '@sandtable/draw'
import { useTranslation } from 'react-i18next'
import type { CardOf } from '../../../cards/piece-card.tsx'
import type { Pile } from '../table/logic/piles.ts'
import { backOf, faceOf } from './seen-counter.ts'
import { CardLines } from '../../../cards/card-lines.tsx'
import { Counter } from './counter.tsx'
import { CounterPicture, FigureBoxes, Flip } from './counter-sheet.tsx'
import { CounterTile } from '../table/counter-tile.tsx'
import { counterName } from '../words/story.ts'
import { sayCounter, sayGoodFor } from '../words/pieces.ts'
import { HereAndNow, TakeUp } from './here-and-now.tsx'
import { PieceCard } from '../../../cards/piece-card.tsx'
import { pieceOfStack, unseenPile } from './piece.ts'
import { regionName } from '../table/logic/names.ts'
import { row } from '../../../words/numerals.ts'
import { sizeOf } from '../table/logic/piles.ts'
import { sortOf } from '../table/logic/army.ts'
import { useLay, useTable } from '../table/table-context.ts'
import { useNarrow } from '../../../frame/use-narrow.ts'
import { useStore } from 'zustand'
import css from '../../../cards/piece-card.module.css'

/** The card of a counter: its figures, its marks, how it stands; and of a stack, those who lie under it. */
export function CounterCard() {
  const { t } = useTranslation()
  const { opened, players } = useTable()
  const { piles, seen } = useLay()
  const { s, view } = seen
  const narrow = useNarrow()
  const cardOf = (piece: string): CardOf | null => {
    if (view === null) return null
    const p: Position = view
    const unseen = unseenPile(piece)
    if (unseen !== null) {
      const pile = piles.find(({ key }) => key === unseen)
      return pile === undefined ? null : unseenCard(pile)
    }
    const stack = piece.split(' ').map(Number)
    const [c] = stack
    if (c === undefined || s.owner[c] === undefined) return null
    const isHidden = isLeader(s, c) && leaderOf(s, p, c) === null
    const sort = t(`arm:${isHidden ? 'face-down' : sortOf(s, c)}`)
    return {
      title: counterName(s, p, c),
      about: row([nationOf(s, p, c) ?? players[s.owner[c]] ?? '', sort]),
      picture: narrow ? <CounterTile counter={c} size={84} /> : null,
      body: <CounterBody key={c} counter={c} stack={stack} isHidden={isHidden} />,
    }
  }
  const unseenCard = (pile: Pile): CardOf => ({
    title: t('place:hidden'),
    about: players[pile.player] ?? '',
    picture: <Counter face={backOf(opened.pack, s, pile.player, false)} size={84} />,
    body: (
      <p className={css['good']}>
        {t('card:unseen', { count: sizeOf(pile), region: regionName(s, pile.region) })}
      </p>
    ),
  })
  return <PieceCard card={cardOf} />
}

/** The nation of a counter; null: it isn’t known. */
function nationOf(s: Scenario, p: Position, c: number): string | null {
  const printed = isLeader(s, c) ? leaderOf(s, p, c) : unitOf(s, c)
  return s.nations[printed?.nation ?? -1]?.name ?? null
}

interface Told {
  readonly counter: number
  /** Its stack, itself first. */
  readonly stack: readonly number[]
  readonly isHidden: boolean
}

function CounterBody({ counter: c, stack, isHidden }: Told) {
  const { s } = useLay().seen
  const narrow = useNarrow()
  const pile = useLay().piles.find(({ counters }) => counters.includes(c))
  const { p, face, back, isBack, flip } = useSides(c)
  const { figures, marks } = sayCounter(s, p, c)
  const about = (
    <>
      {isHidden ? null : <p className={css['good']}>{sayGoodFor(s, p, c)}</p>}
      <CardLines lines={figures} />
    </>
  )
  const isBoxed = narrow && !isHidden
  return (
    <>
      {narrow ? null : <CounterPicture face={face} />}
      {isBoxed ? <FigureBoxes lines={figures} /> : about}
      <CardLines lines={marks} />
      {pile === undefined ? null : <HereAndNow counter={c} pile={pile} />}
      <RestOfStack counter={c} stack={stack} />
      <div className={css['deeds']}>
        {pile === undefined ? null : <TakeUp counter={c} pile={pile} />}
        {back === null ? null : <Flip back={back} isBack={isBack} flip={flip} />}
      </div>
      {isBoxed ? about : null}
    </>
  )
}

/** A counter as it lies, and on request as its other side would be; with the face that is not up, if it has two. */
function useSides(c: number) {
  const { opened } = useTable()
  const { s, view } = useLay().seen
  const [isBack, turn] = useState(false)
  const p = view as Position
  const up = { p, face: faceOf(opened.pack, s, p, c) }
  const down = otherSide(opened.pack, s, p, c)
  const flip = (): void => turn(!isBack)
  if (down === null) return { ...up, back: null, isBack: false, flip }
  const [shown, hidden] = isBack ? [down, up] : [up, down]
  return { ...shown, back: hidden.face, isBack, flip }
}

/** The other side of a unit of two steps, as it would be; null: there is none. */
function otherSide(pack: PackFile, s: Scenario, p: Position, c: number): Side | null {
  if (isLeader(s, c) || unitOf(s, c).steps < 2) return null
  const steps = p.steps[c] === 1 ? 2 : 1
  return { p: unitAsPrinted(s, c, steps).p, face: unitFace(pack, unitOf(s, c).id, steps) }
}

interface Side {
  readonly p: Position
  readonly face: Face
}

/** The counters of a stack; each leads to its card. */
function RestOfStack({ counter: c, stack }: Pick<Told, 'counter' | 'stack'>): ReactNode {
  const { t } = useTranslation()
  const { cards } = useTable()
  const { s, view } = useLay().seen
  const { open, show } = useStore(cards)
  if (stack.length < 2 || open === null) return null
  const lead = (first: number): void =>
    show({ ...open, piece: pieceOfStack([first, ...stack.filter(one => one !== first)]) })
  return (
    <div className={css['rest']} role="group" aria-label={t('card:stack')}>
      {stack
        .toSorted((one, other) => one - other)
        .map(one => (
          <button
            key={one}
            type="button"
            aria-label={counterName(s, view as Position, one)}
            aria-pressed={one === c}
            onClick={() => lead(one)}
          >
            <CounterTile counter={one} size={44} />
          </button>
        ))}
    </div>
  )
}
