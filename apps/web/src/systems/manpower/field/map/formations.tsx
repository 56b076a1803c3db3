import type { El, Field, FieldShown, FormationFigure } from '@sandtable/draw'
import { formation, tags } from '@sandtable/draw'
import { centre, shotsOfGroup } from '@sandtable/manpower'
import type { ReactNode } from 'react'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldDesk } from '../logic/desk.ts'
import type { Standing } from '../logic/figures.ts'
import { Drawn } from '../../../../look/drawn.tsx'
import { groupAt, targetsOf } from '../logic/orders.ts'
import { groupName } from '../logic/group-name.ts'
import { groupOf } from '../logic/selection.ts'
import { tabStop } from '../../../../look/tab-stop.ts'
import { useDrag } from './use-drag.ts'
import { useField, useFieldState } from '../field-context.ts'
import css from './field-map.module.css'

interface Stood {
  readonly standings: readonly Standing[]
  readonly shown: FieldShown
  /** The layer above the groups and below their tags. */
  readonly children: ReactNode
}

const NOBODY: readonly number[] = []

/** All groups in the field; each can be pointed at, and dragged if it can move. */
export function Formations({ standings, shown, children }: Stood) {
  const { t } = useTranslation()
  const { desk, field } = useField()
  const { seen, asked, ready, selection, lit, probe } = useFieldState()
  const { s, view } = seen
  const aiming = selection.at === 'aim' ? selection : null
  const targets = useMemo(
    () => (asked === null || aiming === null ? NOBODY : targetsOf(asked, aiming).map(({ group }) => group)),
    [asked, aiming],
  )
  const chosen = groupOf(selection)
  const target = aiming?.aim?.at === 'stack' ? aiming.aim.group : null
  const mover = view?.move?.group ?? null
  const figures = useMemo(
    () =>
      standings.map(({ group, figure }): FormationFigure => {
        const isChosen = [chosen, target, lit, mover].includes(group)
        const can = ready.includes(group) || targets.includes(group)
        const shots = isChosen && view !== null ? shotsOfGroup(s, view, group) : null
        return { ...figure, shots, state: isChosen ? 'chosen' : can ? 'can' : null }
      }),
    [s, view, standings, chosen, target, lit, mover, ready, targets],
  )
  const named = useMemo(() => tags(figures, field, shown), [figures, field, shown])
  if (view === null) return null
  const moves = probe?.at !== 'ruler' && (asked?.kind === 'orders' || asked?.kind === 'place')
  const held = ({ group }: Standing): Held => {
    const [x, y] = centre(s, groupAt(view, group))
    return { desk, field, group, x, y, isDraggable: moves && ready.includes(group) }
  }
  return (
    <>
      {standings.map((standing, i) => (
        <Formation
          key={standing.group}
          {...held(standing)}
          shown={shown}
          words={groupName(t, s, view, standing.group)}
          isPressed={chosen === standing.group}
          isOwn={asked !== null && groupAt(view, standing.group).owner === asked.side}
          figure={figures[i] as FormationFigure}
        />
      ))}
      {children}
      {standings.map((standing, i) => (
        <Tag
          key={standing.group}
          {...held(standing)}
          name={groupAt(view, standing.group).name}
          isThrough={moves && chosen === standing.group}
          drawing={named[i] as El}
        />
      ))}
    </>
  )
}

/** A group that can be dragged. */
interface Held {
  readonly desk: FieldDesk
  readonly field: Field
  readonly group: number
  /** Its centre. */
  readonly x: number
  readonly y: number
  readonly isDraggable: boolean
}

const useHand = ({ desk, field, group, x, y, isDraggable }: Held) =>
  useDrag({
    field,
    can: isDraggable,
    from: [x, y],
    onDrag: to => desk.drag(group, to),
    onDrop: desk.drop,
    onClick: () => desk.pick(group),
  })

interface Tagged extends Held {
  readonly drawing: El
  /** The tooltip of a formation, which may have no name on the map. */
  readonly name: string
  /** Clicks go through it to the ground, where the group should go. */
  readonly isThrough: boolean
}

/** A tag can be dragged like its formation; where tags are hidden, the formation remains. */
const Tag = memo(function Tag({ drawing, name, isThrough, ...held }: Tagged) {
  const hand = useHand(held)
  return (
    <g
      className={css['formation']}
      aria-hidden="true"
      data-tag={held.group}
      data-piece={held.group}
      pointerEvents={isThrough ? 'none' : 'auto'}
      {...hand}
    >
      <title>{name}</title>
      <Drawn drawing={drawing} />
    </g>
  )
})

interface Shown extends Held {
  readonly shown: FieldShown
  readonly words: string
  readonly isPressed: boolean
  readonly isOwn: boolean
  readonly figure: FormationFigure
}

const Formation = memo(function Formation({ shown, words, isPressed, isOwn, figure, ...held }: Shown) {
  const { desk, field, group } = held
  const hand = useHand(held)
  const drawing = useMemo(() => formation(figure, field, shown), [figure, field, shown])
  return (
    <g
      className={css['formation']}
      role="button"
      {...tabStop(0)}
      aria-label={words}
      aria-pressed={isPressed}
      data-group={group}
      data-piece={group}
      data-own={isOwn}
      data-state={figure.state ?? ''}
      {...hand}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        desk.pick(group)
      }}
    >
      <Drawn drawing={drawing} />
      <polygon
        className={css['focus']}
        strokeWidth={3 / shown.scale}
        points={figure.footprint.map(spot => field.at(spot).join(',')).join(' ')}
      />
    </g>
  )
})
