import type { Ground } from '@sandtable/draw'
import type { RegionLook } from './region-look.ts'
import { Anchored, underStack } from './anchored.tsx'
import { Sabres } from './sabres.tsx'
import css from './chips.module.css'

interface Chips {
  readonly ground: Ground
  readonly looks: readonly RegionLook[]
  readonly scale: number
}

/** What each region costs to enter, with crossed sabres where a battle waits; and rings around sieges. */
export function Chips({ ground, looks, scale }: Chips) {
  return (
    <g className={css.chips} aria-hidden>
      {looks.map((look, i) => (
        <g key={i}>
          {look.cost !== null && (
            <Anchored
              ground={ground}
              region={i}
              scale={scale}
              offset={look.occupied ? underStack(ground, scale, widthOf(look.cost, look.battle)) : [0, 0]}
            >
              <CostChip cost={look.cost} battle={look.battle} />
            </Anchored>
          )}
        </g>
      ))}
    </g>
  )
}

const widthOf = (cost: string, battle: boolean): number =>
  (battle ? 46 : 26) + Math.max(0, cost.length - 1) * 8

function CostChip({ cost, battle }: { readonly cost: string; readonly battle: boolean }) {
  const width = widthOf(cost, battle)
  return (
    <g>
      <rect className={css.chip} x={-width / 2} y={-12} width={width} height={24} rx={12} />
      <text className={css.cost} x={battle ? -10 : 0} y={5}>
        {cost}
      </text>
      {battle && <Sabres x={1 + Math.max(0, cost.length - 1) * 4} y={-8} size={16} />}
    </g>
  )
}
