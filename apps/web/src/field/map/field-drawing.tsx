import type { MouseEvent } from 'react'
import { formation, tags, VARIABLES } from '@sandtable/draw'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Standing } from '../logic/figures.ts'
import { Drawn } from '../../counters/drawn.tsx'
import { FieldLand } from './field-land.tsx'
import { figureMaker, standingGroups } from '../logic/figures.ts'
import { FireLayer } from './fire-layer.tsx'
import { groupAt, isStowed, targetsOf } from '../logic/orders.ts'
import { groupName } from '../logic/group-name.ts'
import { groupOf } from '../logic/selection.ts'
import { RangeLayer } from './range-layer.tsx'
import { useField, useFieldState } from '../field-context.ts'
import { WayLayer } from './way-layer.tsx'
import { WorksLayer } from './works-layer.tsx'
import css from './field-map.module.css'

const ID = 'field'

/** The battlefield as it stands, with what is held up over it. */
export function FieldDrawing({ scale }: { readonly scale: number }) {
  const { opened, desk, field } = useField()
  const { seen, asked, ready, selection } = useFieldState()
  const { s, view } = seen
  const shown = useMemo(() => ({ scale, palette: VARIABLES, id: ID }), [scale])
  const draw = useMemo(() => figureMaker(opened.pack, s), [opened, s])
  const standings = useMemo(
    (): Standing[] =>
      view === null
        ? []
        : standingGroups(view).map(group => ({ group, figure: draw(view, groupAt(view, group)) })),
    [view, draw],
  )
  const point = (event: MouseEvent<SVGRectElement>): void => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const [x, y] = [(event.clientX - left) / scale, (event.clientY - top) / scale]
    desk.point([Math.round(100 * x), Math.round(100 * (field.height - y))])
  }
  const chosen = groupOf(selection)
  const points =
    asked !== null &&
    chosen !== null &&
    ready.includes(chosen) &&
    (selection.at !== 'group' || !isFiring(asked.kind))
  return (
    <>
      <FieldLand field={field} shown={shown} />
      <rect
        className={css['ground']}
        data-points={points}
        data-ground
        width={field.width}
        height={field.height}
        fill="transparent"
        onClick={point}
      />
      <g pointerEvents="none">
        <RangeLayer shown={shown} />
      </g>
      <Formations standings={standings} scale={scale} />
      <g pointerEvents="none">
        {view === null ? null : <WorksLayer pack={opened.pack} s={s} p={view} field={field} shown={shown} />}
        <FireLayer shown={shown} />
        <WayLayer shown={shown} draw={draw} />
      </g>
    </>
  )
}

const isFiring = (kind: string): boolean => kind === 'declare'

/** All groups in the field, each of which can be pointed at. */
function Formations({
  standings,
  scale,
}: {
  readonly standings: readonly Standing[]
  readonly scale: number
}) {
  const { t } = useTranslation()
  const { desk, field } = useField()
  const { seen, asked, ready, selection, lit } = useFieldState()
  const { s, view } = seen
  const targets = useMemo(
    () =>
      asked === null || selection.at !== 'aim' ? [] : targetsOf(asked, selection).map(({ group }) => group),
    [asked, selection],
  )
  const shown = useMemo(() => ({ scale, palette: VARIABLES, id: ID }), [scale])
  const aim = selection.at === 'aim' ? selection.aim : null
  const target = aim?.at === 'stack' ? aim.group : null
  const mover = view?.move?.group ?? null
  const figures = standings.map(({ group, figure }) => {
    const isChosen = [groupOf(selection), target, lit, mover].includes(group)
    const can = isChosen ? 'chosen' : ready.includes(group) || targets.includes(group) ? 'can' : null
    return { ...figure, state: can } as const
  })
  const named = tags(figures, field, shown)
  return standings.map(({ group }, i) => {
    const figure = figures[i] as (typeof figures)[number]
    const words = view === null ? '' : groupName(t, s, view, group)
    return (
      <g
        key={group}
        className={css['formation']}
        role="button"
        tabIndex={0}
        aria-label={words}
        aria-pressed={groupOf(selection) === group}
        data-group={group}
        data-own={asked !== null && view !== null && groupAt(view, group).owner === asked.side}
        data-state={figure.state ?? ''}
        onClick={() => desk.pick(group)}
        onKeyDown={event => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          desk.pick(group)
        }}
      >
        <Drawn drawing={formation(figure, field, shown)} />
        <polygon
          className={css['focus']}
          strokeWidth={3 / scale}
          points={figure.footprint.map(spot => field.at(spot).join(',')).join(' ')}
        />
        {view !== null && isStowed(groupAt(view, group)) ? null : (
          <Drawn drawing={named[i] as NonNullable<(typeof named)[number]>} />
        )}
      </g>
    )
  })
}
