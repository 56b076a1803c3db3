import type { El, Field, FieldShown, FormationFigure } from '@sandtable/draw'
import { formation, tags } from '@sandtable/draw'
import { centre } from '@sandtable/manpower'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldDesk } from '../logic/desk.ts'
import type { Pair } from '@sandtable/manpower'
import type { Standing } from '../logic/figures.ts'
import { Drawn } from '../../counters/drawn.tsx'
import { groupAt, isStowed, targetsOf } from '../logic/orders.ts'
import { groupName } from '../logic/group-name.ts'
import { groupOf } from '../logic/selection.ts'
import { useDrag } from './use-drag.ts'
import { useField, useFieldState } from '../field-context.ts'
import css from './field-map.module.css'

interface Stood {
  readonly standings: readonly Standing[]
  readonly shown: FieldShown
}

const NOBODY: readonly number[] = []

/** All groups in the field, each of which can be pointed at, and dragged where it can move. */
export function Formations({ standings, shown }: Stood) {
  const { t } = useTranslation()
  const { desk, field } = useField()
  const { seen, asked, ready, selection, lit } = useFieldState()
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
        return { ...figure, state: isChosen ? 'chosen' : can ? 'can' : null }
      }),
    [standings, chosen, target, lit, mover, ready, targets],
  )
  const named = useMemo(() => tags(figures, field, shown), [figures, field, shown])
  if (view === null) return null
  const moves = asked?.kind === 'orders' || asked?.kind === 'place'
  return standings.map(({ group }, i) => {
    const own = groupAt(view, group)
    const [x, y] = centre(s, own)
    return (
      <Formation
        key={group}
        desk={desk}
        field={field}
        shown={shown}
        group={group}
        x={x}
        y={y}
        words={groupName(t, s, view, group)}
        isPressed={chosen === group}
        isOwn={asked !== null && own.owner === asked.side}
        isDraggable={moves && ready.includes(group)}
        figure={figures[i] as FormationFigure}
        tag={isStowed(own) ? null : (named[i] as El)}
      />
    )
  })
}

interface Shown {
  readonly desk: FieldDesk
  readonly field: Field
  readonly shown: FieldShown
  readonly group: number
  /** Its centre. */
  readonly x: number
  readonly y: number
  readonly words: string
  readonly isPressed: boolean
  readonly isOwn: boolean
  readonly isDraggable: boolean
  readonly figure: FormationFigure
  readonly tag: El | null
}

const Formation = memo(function Formation({ desk, field, shown, group, x, y, figure, ...is }: Shown) {
  const from: Pair = [x, y]
  const hand = useDrag({
    field,
    can: is.isDraggable,
    from,
    onDrag: to => desk.drag(group, to),
    onDrop: desk.drop,
    onClick: () => desk.pick(group),
  })
  const drawing = useMemo(() => formation(figure, field, shown), [figure, field, shown])
  return (
    <g
      className={css['formation']}
      role="button"
      tabIndex={0}
      aria-label={is.words}
      aria-pressed={is.isPressed}
      data-group={group}
      data-own={is.isOwn}
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
      {is.tag === null ? null : <Drawn drawing={is.tag} />}
    </g>
  )
})
