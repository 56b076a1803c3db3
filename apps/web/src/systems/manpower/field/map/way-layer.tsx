import type { FieldShown, FormationFigure, Spot } from '@sandtable/draw'
import type { GroupSight, Pair, Sight } from '@sandtable/manpower'
import { formation, refusal, wayLine } from '@sandtable/draw'
import { centre, speedLeft } from '@sandtable/manpower'
import { useTranslation } from 'react-i18next'
import type { Asked } from '../logic/orders.ts'
import { Drawn } from '../../../../look/drawn.tsx'
import { Ghost } from './ghost.tsx'
import { groupAt, standing, wayOf, whyNotHere } from '../logic/orders.ts'
import { lengthOf, metres } from '../logic/metres.ts'
import { useDrag } from './use-drag.ts'
import { useField, useFieldState } from '../field-context.ts'
import css from './field-map.module.css'
import { sayWhyNot } from '../../words/story.ts'

interface Layer {
  readonly shown: FieldShown
  readonly draw: (p: Sight, group: GroupSight) => FormationFigure
}

/** The ghost of a group where it would go or be placed, with its way and the cost, or the reason why it can't. */
export function WayLayer({ shown, draw }: Layer) {
  const { asked, selection } = useFieldState()
  if (asked === null) return null
  if (selection.at === 'move') return <Moving shown={shown} draw={draw} asked={asked} />
  if (selection.at !== 'stand') return null
  const why = whyNotHere(asked, selection)
  const group = standing(asked.s, groupAt(asked.p, selection.group), selection.to, selection.facing)
  const figure = draw(asked.p, group)
  return why === null ? (
    <Ghost figure={figure} shown={shown} group={selection.group} middle={selection.to} />
  ) : (
    <Barred figure={figure} shown={shown} why={why.what} at={selection.to} />
  )
}

function Moving({ shown, draw, asked }: Layer & { readonly asked: Asked }) {
  const { t } = useTranslation()
  const { field } = useField()
  const { selection } = useFieldState()
  const way = wayOf(asked, selection)
  if (way === null || selection.at !== 'move') return null
  const { s, p } = asked
  const own = groupAt(p, selection.group)
  const corners: Spot[] = [centre(s, own), ...way.order.path]
  const there = standing(s, own, selection.to, selection.facing ?? [own.facing[0], own.facing[1]])
  const end = way.plan === null ? null : draw(p, way.plan.end)
  const left = way.plan === null ? 0 : metres(speedLeft(s, p, selection.group) - way.plan.cost)
  return (
    <>
      {way.bar === null ? null : (
        <Barred figure={draw(p, there)} shown={shown} why={way.bar.what} at={selection.to} />
      )}
      {way.plan === null || end === null ? null : (
        <>
          <Ghost figure={end} shown={shown} group={selection.group} middle={centre(s, way.plan.end)} />
          {way.plan.end.strays.map(([unit, x, y]) => (
            <Displaced key={unit} unit={unit} at={[x, y]} shown={shown} />
          ))}
          <g pointerEvents="none">
            <Drawn
              drawing={wayLine(
                {
                  way: corners,
                  hazards: way.hazards.map(({ from, to }) => [from, to] as const),
                  end: end.footprint,
                  text: t('field:way:left', { metres: metres(way.plan.cost), left }),
                  legs:
                    corners.length < 3
                      ? []
                      : corners
                          .slice(1)
                          .map((to, i) => t('field:metres', { metres: lengthOf(corners[i] as Spot, to) })),
                },
                field,
                shown,
              )}
            />
          </g>
        </>
      )}
    </>
  )
}

/** The touch target of a displaced unit, and its ring, in pixels. */
const [TOUCH, RING] = [18, 7]

/** M-grp-displace A unit that an obstacle keeps out of its place: it can be dragged to another. */
function Displaced({
  unit,
  at,
  shown,
}: {
  readonly unit: number
  readonly at: Pair
  readonly shown: FieldShown
}) {
  const { desk, field } = useField()
  const hand = useDrag({
    field,
    can: true,
    from: at,
    onDrag: to => desk.displace(unit, to),
    onDrop: () => {},
    onClick: desk.confirm,
  })
  const [x, y] = field.at(at)
  const px = 1 / shown.scale
  return (
    <g className={css['displaced']} data-displaced={unit} {...hand}>
      <circle cx={x} cy={y} r={TOUCH * px} fill="transparent" stroke="none" />
      <circle cx={x} cy={y} r={Math.max(1, RING * px)} strokeWidth={2 * px} />
    </g>
  )
}

interface BarredAt {
  readonly figure: FormationFigure
  readonly shown: FieldShown
  readonly why: string
  readonly at: Spot
}

/** A pale ghost that says why it cannot stand there. */
function Barred({ figure, shown, why, at }: BarredAt) {
  const { field } = useField()
  return (
    <g pointerEvents="none" data-barred={why}>
      <g opacity={0.35}>
        <Drawn drawing={formation(figure, field, shown)} />
      </g>
      <Drawn drawing={refusal(at, sayWhyNot({ what: why }), field, shown)} />
    </g>
  )
}
