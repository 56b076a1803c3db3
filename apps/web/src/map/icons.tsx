interface Placed {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Crossed sabres: a battle waits. */
export function Sabres({ x, y, size }: Placed) {
  const s = size / 16
  return (
    <g
      transform={`translate(${x} ${y}) scale(${s})`}
      fill="none"
      stroke="var(--onSignal)"
      strokeLinecap="round"
    >
      <path d="M2 1.5C4.5 7 8.5 10.5 12.6 13" strokeWidth={2} />
      <path d="M14 1.5C11.500 7 7.500 10.500 3.400 13" strokeWidth={2} />
      <path
        d="M9.600 14.200C11.400 13.600 12.800 12.400 13.600 10.600M6.400 14.200C4.600 13.600 3.200 12.400 2.400 10.600"
        strokeWidth={1.4}
      />
    </g>
  )
}

const PATHS = {
  in: 'M12 5v14M5 12h14',
  out: 'M5 12h14',
  home: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  control: 'M6 21V4M6 5h11l-2.500 4 2.500 4H6',
  supply:
    'M12 4a8 8 0 1 1 0 16a8 8 0 0 1 0-16M12 4v16M4 12h16M6.400 6.400l11.200 11.200M17.600 6.400L6.400 17.600',
  income:
    'M12 4a8 8 0 1 1 0 16a8 8 0 0 1 0-16M14.800 9.200c-.6-1-1.600-1.500-2.800-1.500c-1.600 0-2.800.8-2.800 2.100c0 3 5.700 1.500 5.700 4.500c0 1.300-1.200 2.100-2.900 2.100c-1.300 0-2.400-.5-3-1.600M12 6.200v1.500M12 16.400v1.500',
  stacking: 'M12 4l8 4.500-8 4.500-8-4.500zM4 12.500l8 4.500 8-4.500M4 16l8 4.500 8-4.500',
} as const

export type IconName = keyof typeof PATHS

/** A line drawing of 24 by 24. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      width={20}
      height={20}
      viewBox="0 0 24 24"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
