import type { FieldShown } from '@sandtable/draw'
import type { MouseEvent, PointerEvent } from 'react'
import { VARIABLES } from '@sandtable/draw'
import { Suspense, useEffect, useMemo, useRef } from 'react'
import type { Standing } from '../logic/figures.ts'
import { AimLayer } from './aim-layer.tsx'
import { BlowsLayer } from '../../playback/blows-layer.tsx'
import { Glide } from '../../playback/glide.tsx'
import { FieldLand } from './field-land.tsx'
import { figureMaker, standingGroups } from '../logic/figures.ts'
import { FireLayer } from './fire-layer.tsx'
import { Formations } from './formations.tsx'
import { groundAt } from './ground-at.ts'
import { groupAt } from '../logic/orders.ts'
import { groupOf } from '../logic/selection.ts'
import { PlaceLayer } from './place-layer.tsx'
import { PlacingLayer } from './placing-layer.tsx'
import { lazily } from '../../../../look/lazily.ts'
import { MoverLayer } from './mover-layer.tsx'
import { RecapLayer } from '../../playback/recap-layer.tsx'
import { RangeLabel, RangeLayer } from './range-layer.tsx'
import { TrailLayer } from './trail-layer.tsx'
import { useBlow } from '../../playback/use-blow.ts'
import { useField, useFieldState } from '../field-context.ts'
import { WayLayer } from './way-layer.tsx'
import { SiteLayer, WorksLayer } from './works-layer.tsx'
import css from './field-map.module.css'

const ProbeLayer = lazily(async () => (await import('./probe-layer.tsx')).ProbeLayer)

const ID = 'field'
/** The ground ends with the field; a group's name may reach beyond it. */
const EDGE = 'field-edge'

/** The battlefield as it stands, with the prepared order. */
export function FieldDrawing({ scale }: { readonly scale: number }) {
  const { pack, desk, field } = useField()
  const { seen, asked, ready, selection, probe } = useFieldState()
  const { s, view } = seen
  const shown = useMemo((): FieldShown => ({ scale, palette: VARIABLES, id: ID }), [scale])
  const draw = useMemo(() => figureMaker(pack, s), [pack, s])
  const standings = useMemo(
    (): Standing[] =>
      view === null
        ? []
        : standingGroups(view).map(group => ({ group, figure: draw(view, groupAt(view, group)) })),
    [view, draw],
  )
  const point = (event: MouseEvent<SVGRectElement>): void =>
    desk.point(groundAt(field, event.currentTarget, event))
  const chosen = groupOf(selection)
  const blow = useBlow()
  const isRuling = probe?.at === 'ruler'
  const points =
    !isRuling &&
    asked !== null &&
    chosen !== null &&
    ready.includes(chosen) &&
    (selection.at !== 'group' || !isFiring(asked.kind))
  const follow = useFollow(isRuling)
  return (
    <g onPointerMove={follow}>
      <clipPath id={EDGE}>
        <rect width={field.width} height={field.height} />
      </clipPath>
      <g clipPath={`url(#${EDGE})`}>
        <FieldLand field={field} shown={shown} />
      </g>
      <rect
        className={css['ground']}
        data-points={points || probe !== null}
        data-ground
        width={field.width}
        height={field.height}
        fill="transparent"
        onClick={point}
      />
      <g pointerEvents="none" clipPath={`url(#${EDGE})`}>
        <PlacingLayer shown={shown} />
        <RangeLayer shown={shown} />
        <TrailLayer shown={shown} />
      </g>
      <Formations standings={standings} shown={shown}>
        <g pointerEvents="none">
          {view === null ? null : <WorksLayer pack={pack} s={s} p={view} field={field} shown={shown} />}
          <MoverLayer shown={shown} />
          <g className={blow === null ? undefined : css['waiting']}>
            <FireLayer shown={shown} />
          </g>
        </g>
      </Formations>
      <g pointerEvents="none">
        <RecapLayer shown={shown} />
        <BlowsLayer shown={shown} blow={blow} />
        <Glide />
        <PlaceLayer shown={shown} />
        <RangeLabel shown={shown} />
        {selection.at === 'aim' ? <AimLayer shown={shown} standings={standings} aiming={selection} /> : null}
        <SiteLayer shown={shown} />
      </g>
      <g pointerEvents={isRuling ? 'none' : 'auto'}>
        <WayLayer shown={shown} draw={draw} />
      </g>
      {probe === null ? null : (
        <Suspense>
          <g pointerEvents="none">
            <ProbeLayer shown={shown} />
          </g>
        </Suspense>
      )}
    </g>
  )
}

/** The free end of the ruler follows the mouse; fingers set it. */
function useFollow(isRuling: boolean): ((event: PointerEvent<SVGGElement>) => void) | undefined {
  const { desk, field } = useField()
  const frame = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  if (!isRuling) return undefined
  return event => {
    const ground = event.currentTarget.querySelector('[data-ground]')
    if (ground === null || event.pointerType !== 'mouse') return
    const to = groundAt(field, ground, event)
    cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(() => desk.stretch(to))
  }
}

const isFiring = (kind: string): boolean => kind === 'declare'
