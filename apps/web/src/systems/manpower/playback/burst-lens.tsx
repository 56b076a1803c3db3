import type { El, FieldShown, Spot } from '@sandtable/draw'
import type { Sight, Throw } from '@sandtable/manpower'
import { blast, endangered, formation, lens } from '@sandtable/draw'
import { injuryRadius } from '@sandtable/manpower'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Body } from './blows.ts'
import { Drawn } from '../../../look/drawn.tsx'
import { figureMaker, standingGroups } from '../field/logic/figures.ts'
import { groupAt } from '../field/logic/orders.ts'
import { isNear, LENS, lensPlace } from '../field/map/aim-layer.tsx'
import { metres } from '../field/logic/metres.ts'
import { useField, useFieldState } from '../field/field-context.ts'

interface Burst {
  readonly one: Throw
  /** The position just before it. */
  readonly before: Sight
  /** Those who are inside, or who fall. */
  readonly marked: readonly Body[]
  readonly shown: FieldShown
}

/** A lens over a small burst: its radii, and each man who stood there. */
export function BurstLens({ one: { ground, aim }, before, marked, shown }: Burst) {
  const { t } = useTranslation()
  const { pack, field } = useField()
  const { s } = useFieldState().seen
  const figures = useMemo(() => {
    const draw = figureMaker(pack, s)
    return standingGroups(before).map(group => draw(before, groupAt(before, group)))
  }, [pack, s, before])
  const kill = ground?.killRadius ?? null
  if (kill === null || aim.at !== 'point' || marked.length === 0) return null
  const hurt = injuryRadius(kill)
  const scale = LENS / Math.max(4, (1.2 * hurt) / 100)
  if (scale <= 1.6 * shown.scale) return null
  const at: Spot = [aim.point[0], aim.point[1]]
  const near = { ...shown, scale }
  const drawn: El[] = [
    ...figures
      .filter(({ footprint }) => isNear(footprint, at, 1.2 * hurt))
      .map(figure => formation(figure, field, near)),
    blast(at, kill / 100, field, near),
    endangered(
      marked.map(body => body.at),
      field,
      near,
    ),
  ]
  const text = t('blow:lens', { kill: metres(kill), hurt: metres(hurt) })
  const place = lensPlace(field.at(at), field, shown)
  return <Drawn drawing={lens({ at, place, radius: LENS + 12, scale, text }, drawn, field, shown)} />
}
