/** Line icons on a field of 24. */
const PATHS = {
  undo: 'M9 4 4 9l5 5M4.5 9H15a5 5 0 0 1 0 10h-3',
  check: 'M5 12.5l4.5 4.5L19 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  book: 'M4 5c3-1 6-1 8 1 2-2 5-2 8-1v13c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v13',
  log: 'M5 6h14M5 11h14M5 16h9',
  play: 'M8 5l11 7-11 7z',
  close: 'M6 6l12 12M18 6L6 18',
  help: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.5c-.8.4-1 .8-1 1.8M12 17h.01',
  rail: 'M8 3v18M16 3v18M5 7h14M5 12h14M5 17h14',
  river: 'M3 8c4-4 6 4 10 0s5 1 8-1M3 16c4-4 6 4 10 0s5 1 8-1',
  road: 'M8 3 5 21M16 3l3 18M12 4v3M12 11v3M12 18v3',
  foot: 'M5 12h13M13 6l6 6-6 6',
  swords: 'M4 4l12 12M20 4L8 16M4 20l4-4M20 20l-4-4M3 15l6 6M21 15l-6 6',
  stop: 'M8 3h8l5 5v8l-5 5H8l-5-5V8z',
  place: 'M12 21s7-6.5 7-11a7 7 0 1 0-14 0c0 4.5 7 11 7 11zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  cards: 'M4 8h12v12H4zM8 8V4h12v12h-4',
} as const

export type IconName = keyof typeof PATHS

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
