interface Placed {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour?: string
}

/** Crossed sabres: a battle waits. */
export function Sabres({ x, y, size, colour = 'var(--onSignal)' }: Placed) {
  const s = size / 16
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`} fill="none" stroke={colour} strokeLinecap="round">
      <path d="M2 1.5C4.5 7 8.5 10.5 12.6 13" strokeWidth={2} />
      <path d="M14 1.5C11.5 7 7.5 10.5 3.4 13" strokeWidth={2} />
      <path
        d="M9.6 14.200C11.4 13.6 12.8 12.4 13.6 10.600M6.4 14.200C4.6 13.6 3.2 12.4 2.4 10.6"
        strokeWidth={1.4}
      />
    </g>
  )
}
