import type { El, FieldShown, Spot } from '@sandtable/draw'
import type { Attack, Strike } from '@sandtable/manpower'
import {
  aimLine,
  blast,
  declaredFire,
  endangered,
  firePattern,
  formation,
  interrupted,
  lens,
  possibleBursts,
} from '@sandtable/draw'
import { centre, strikesOf, swathOf, unitPoints } from '@sandtable/manpower'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Aiming } from '../logic/selection.ts'
import type { Foreseen } from '../logic/aims.ts'
import type { Standing } from '../logic/figures.ts'
import { burstsShort, declaredOf, whyNotAimed } from '../logic/aims.ts'
import { Drawn } from '../../../../look/drawn.tsx'
import { attackIn, groupAt } from '../logic/orders.ts'
import { metres, metresTo } from '../logic/metres.ts'
import { spotOf } from '../logic/spot-of.ts'
import { patternAt } from '../logic/pattern-at.ts'
import { useField, useFieldState } from '../field-context.ts'
import { useForeseen } from '../use-foreseen.ts'
import { sayScreen, sayWhyNot } from '../../words/story.ts'

interface Layer {
  readonly shown: FieldShown
  readonly standings: readonly Standing[]
  readonly aiming: Aiming
}

/** The prepared aim: its line, its pattern, where it may fall, or the obstacle in its way. */
export function AimLayer({ shown, standings, aiming }: Layer) {
  const { t } = useTranslation()
  const { field } = useField()
  const { seen, asked } = useFieldState()
  const foreseen = useForeseen()
  const { s, view } = seen
  const { aim, group } = aiming
  if (view === null || asked === null || aim === null) return null
  const attack = attackIn(s, view, aiming)
  const [from, to] = [centre(s, groupAt(view, group)), spotOf(s, view, aim)]
  const far = metresTo(s, view, group, aim)
  const outlook = foreseen?.outlook ?? null
  const divisor = outlook === null || outlook.kind === 'ground' ? 1 : outlook.divisor
  const values = { metres: far, range: metres(attack.range), divisor }
  const text =
    attack.range === 0
      ? t('field:metres', values)
      : t(divisor === 1 ? 'field:metres-of' : 'field:metres-of-divided', values)
  const barred = whyNotAimed(asked, aiming)
  const spread = foreseen?.spread ?? null
  return (
    <>
      {barred === null && aim.at === 'point' ? (
        <Struck shown={shown} standings={standings} aiming={aiming} attack={attack} foreseen={foreseen} />
      ) : null}
      {barred === null ? (
        <>
          <Drawn drawing={aimLine({ from, to, text, indirect: spread !== null }, field, shown)} />
          {burstsShort(asked, aiming)
            .slice(0, 1)
            .map(at => (
              <Drawn key={at.join('.')} drawing={interrupted(at, t('field:bursts'), field, shown)} />
            ))}
        </>
      ) : (
        <>
          <Drawn
            drawing={declaredFire(
              { from, to, mark: shown.palette.hit, mine: false, indirect: false },
              field,
              shown,
            )}
          />
          <Drawn
            drawing={interrupted(
              barred.hiding?.at ?? to,
              barred.hiding === null ? sayWhyNot({ what: barred.why.what }) : sayScreen(barred.hiding.by),
              field,
              shown,
            )}
          />
        </>
      )}
    </>
  )
}

/** The radius of a weapon's effect, in metres. */
const reachOf = ({ killRadius, pattern }: Attack): number =>
  killRadius === null ? ('radius' in pattern ? pattern.radius / 100 : 0) : (2 * killRadius) / 100

interface StruckGround extends Layer {
  readonly attack: Attack
  readonly foreseen: Foreseen | null
}

/** The pattern on the ground, with friendly men in danger, and a lens over it if it is small. */
function Struck({ shown, standings, aiming, attack, foreseen }: StruckGround) {
  const { t } = useTranslation()
  const { field } = useField()
  const { seen } = useFieldState()
  const { s, view } = seen
  const spread = foreseen?.spread ?? null
  const strikes = useMemo((): readonly Pick<Strike, 'lands' | 'swath'>[] => {
    if (view === null || aiming.aim?.at !== 'point') return []
    const own = groupAt(view, aiming.group)
    const declared = declaredOf(own.owner, aiming)
    if (declared !== null) return strikesOf(s, view, declared)
    const lands = aiming.aim.point
    return [{ lands, swath: swathOf(attack.pattern, attack.range, centre(s, own), lands) }]
  }, [s, view, aiming, attack])
  const places = useMemo(
    () => spread?.map(({ at }): Spot => at) ?? strikes.map(({ lands }): Spot => lands),
    [spread, strikes],
  )
  const reach = reachOf(attack)
  const own = useMemo(() => {
    if (view === null || attack.killRadius === null) return []
    const side = groupAt(view, aiming.group).owner
    return view.groups
      .filter(({ owner, where }) => owner === side && where === 'field')
      .flatMap(group => unitPoints(s, group).map(({ point }): Spot => point))
      .filter(([x, y]) => places.some(place => Math.hypot(place[0] - x, place[1] - y) <= 100 * reach))
  }, [s, view, aiming, attack, reach, places])
  const to = spread === null ? places[0] : aiming.aim?.at === 'point' ? aiming.aim.point : undefined
  if (to === undefined) return null
  const covered = (at: FieldShown): El[] => [
    ...(spread === null ? [] : [possibleBursts(places, reach, field, at)]),
    ...(attack.killRadius === null
      ? strikes.flatMap(strike => {
          const pattern = patternAt(strike)
          return pattern === null ? [] : [firePattern(pattern, field, at)]
        })
      : [blast(to, attack.killRadius / 100, field, at)]),
    endangered(own, field, at),
  ]
  const wide = reach + Math.max(0, ...places.map(([x, y]) => Math.hypot(x - to[0], y - to[1]) / 100))
  const scale = LENS / Math.max(4, wide)
  const isSmall = reach > 0 && scale > 1.6 * shown.scale
  const near = { ...shown, scale }
  const words =
    attack.killRadius === null
      ? t('field:lens:covers', { metres: metres(100 * reach) })
      : t('field:lens', { kill: metres(attack.killRadius), hurt: metres(2 * attack.killRadius) })
  return (
    <>
      {covered(shown).map((drawing, i) => (
        <Drawn key={i} drawing={drawing} />
      ))}
      {isSmall ? (
        <Drawn
          drawing={lens(
            { at: to, place: lensPlace(field.at(to), field, shown), radius: LENS + 12, scale, text: words },
            [
              ...standings
                .filter(({ figure }) => isNear(figure.footprint, to, 100 * wide))
                .map(({ figure }) => formation(figure, field, near)),
              ...covered(near),
            ],
            field,
            shown,
          )}
        />
      ) : null}
    </>
  )
}

/** Pixels from the middle of a lens to its outermost part. */
export const LENS = 84

/** Beside the place it shows, towards the middle of the field. */
export function lensPlace(
  [x, y]: readonly [number, number],
  { width, height }: { readonly width: number; readonly height: number },
  { scale }: FieldShown,
): [number, number] {
  const [off, edge] = [170 / scale, (LENS + 20) / scale]
  const within = (value: number, most: number): number => Math.max(edge, Math.min(most - edge, value))
  return [within(x + (x > width / 2 ? -off : off), width), within(y + (y > height / 2 ? -off : off), height)]
}

export const isNear = (footprint: readonly Spot[], [x, y]: Spot, far: number): boolean => {
  const [xs, ys] = [footprint.map(spot => spot[0]), footprint.map(spot => spot[1])]
  return (
    Math.min(...xs) <= x + far &&
    Math.max(...xs) >= x - far &&
    Math.min(...ys) <= y + far &&
    Math.max(...ys) >= y - far
  )
}
