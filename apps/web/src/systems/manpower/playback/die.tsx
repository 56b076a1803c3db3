import type { Die } from '@sandtable/manpower'
import css from './die.module.css'

/** Pips of a six-sided die, in thirds from its middle. */
const [TOP, LEFT, TURNED] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [1, -1],
    [-1, 1],
  ],
] as const
const SIDES = [
  [-1, 0],
  [1, 0],
] as const

// prettier-ignore
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: TOP,
  2: LEFT,
  3: [...TOP, ...LEFT],
  4: [...LEFT, ...TURNED],
  5: [...TOP, ...LEFT, ...TURNED],
  6: [...LEFT, ...TURNED, ...SIDES],
}

/** The outlines of dice with other than six sides, within 20 around their middle. */
// prettier-ignore
const OUTLINES: Readonly<Record<number, string>> = {
  4: 'M0 -19 19 15 -19 15Z',
  8: 'M0 -20 17 0 0 20 -17 0Z',
  10: 'M0 -20 19 -3 11 15 0 20 -11 15 -19 -3Z',
  12: 'M0 -20 18 -7 12 16 -12 16 -18 -7Z',
}
const ROUND = 'M0 -20 18 -9 18 9 0 20 -18 9 -18 -9Z'

/** A die as it fell, 40 wide around its middle. */
export function DieShape({ die: { sides, face } }: { readonly die: Die }) {
  if (sides === 6)
    return (
      <g className={css['die']}>
        <rect x="-18" y="-18" width="36" height="36" rx="7" />
        {(PIPS[face] ?? []).map(([x, y]) => (
          <circle key={`${x}.${y}`} cx={10 * x} cy={10 * y} r="3.6" />
        ))}
      </g>
    )
  return (
    <g className={css['die']}>
      <path d={OUTLINES[sides] ?? ROUND} />
      <text y="6">{face}</text>
    </g>
  )
}

/** Dice in a row, which fall one after the other. */
export const Dice = ({ dice, size = 40 }: { readonly dice: readonly Die[]; readonly size?: number }) => (
  <span className={css['row']} aria-hidden="true" data-dice>
    {dice.map((die, i) => (
      <svg
        key={i}
        className={css['falling']}
        style={{ animationDelay: `${40 * i}ms` }}
        width={size}
        height={size}
        viewBox="-20.5 -20.5 41 41"
      >
        <DieShape die={die} />
      </svg>
    ))}
  </span>
)
