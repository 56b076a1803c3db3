import type { Ground, GroundRegion } from '@sandtable/draw'
import type { KeyboardEvent } from 'react'
import { useMemo, useRef, useState } from 'react'
import type { RegionLook } from './region-look.ts'
import { neighbourToward, readingOrder } from './region-order.ts'
import { tabStop } from '../../../look/tab-stop.ts'
import css from './region-layer.module.css'

interface Layer {
  readonly ground: Ground
  readonly looks: readonly RegionLook[]
  readonly scale: number
  readonly onPick: (region: number) => void
  readonly onHover?: ((region: number | null) => void) | undefined
}

/** The regions as buttons, in reading order; arrows go to neighbours, Enter and Space pick. */
export function RegionLayer({ ground, looks, scale, onPick, onHover }: Layer) {
  const group = useRef<SVGGElement>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const order = useMemo(() => readingOrder(ground), [ground])
  const first = order.find(i => isLit(looks[i])) ?? order[0]
  const onKey = (event: KeyboardEvent, region: number): void => {
    const next = neighbourToward(ground, region, event.key)
    if (next !== null) group.current?.querySelector<SVGElement>(`[data-region="${next}"]`)?.focus()
    else if (event.key === 'Enter' || event.key === ' ') onPick(region)
    else return
    event.preventDefault()
  }
  return (
    <g ref={group} onPointerLeave={() => onHover?.(null)}>
      {order.map(i => (
        <path
          key={i}
          d={ground.regions[i]?.d}
          className={css[looks[i]?.state ?? 'plain']}
          data-region={i}
          data-opens={looks[i]?.piece ?? undefined}
          data-keep={looks[i]?.state === 'target' || undefined}
          role="button"
          aria-label={looks[i]?.name}
          aria-pressed={looks[i]?.state === 'selected'}
          {...tabStop(isLit(looks[i]) || i === first ? 0 : -1)}
          onClick={() => onPick(i)}
          onKeyDown={event => onKey(event, i)}
          onPointerEnter={() => onHover?.(i)}
          onFocus={event => setFocused(event.currentTarget.matches(':focus-visible') ? i : null)}
          onBlur={() => setFocused(null)}
        />
      ))}
      <Edges ground={ground} looks={looks} scale={scale} />
      {focused !== null && <FocusRing region={ground.regions[focused]} scale={scale} />}
    </g>
  )
}

const isLit = (look: RegionLook | undefined): boolean =>
  look?.state === 'reachable' || look?.state === 'target'

/** The amber edge of regions within reach, inside the border, so that neighbours keep theirs. */
function Edges({ ground, looks, scale }: Pick<Layer, 'ground' | 'looks' | 'scale'>) {
  const lit = [...looks.entries()].filter(([, look]) => isLit(look))
  const thin = Math.min(1.3, Math.max(0.6, 1 / scale ** 0.6))
  return (
    <g className={css.edges}>
      {lit.map(([i, { state }]) => (
        <g key={i}>
          <clipPath id={`lit-${i}`}>
            <path d={ground.regions[i]?.d} />
          </clipPath>
          <path
            d={ground.regions[i]?.d}
            clipPath={`url(#lit-${i})`}
            strokeWidth={(state === 'target' ? 14 : 6.4) * thin}
          />
        </g>
      ))}
    </g>
  )
}

function FocusRing({ region, scale }: { readonly region: GroundRegion | undefined; readonly scale: number }) {
  return (
    <g className={css.focus}>
      <path d={region?.d} stroke="var(--surface)" strokeWidth={7 / scale} />
      <path d={region?.d} stroke="var(--focus)" strokeWidth={3 / scale} />
    </g>
  )
}
