const PATHS = {
  in: 'M12 5v14M5 12h14',
  out: 'M5 12h14',
  home: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  control: 'M6 21V4M6 5h11l-2.5 4 2.5 4H6',
  supply: 'M12 4a8 8 0 1 1 0 16a8 8 0 0 1 0-16M12 4v16M4 12h16M6.4 6.400l11.2 11.200M17.6 6.400L6.4 17.6',
  income:
    'M12 4a8 8 0 1 1 0 16a8 8 0 0 1 0-16M14.8 9.200c-.6-1-1.6-1.5-2.8-1.500c-1.6 0-2.8.8-2.8 2.100c0 3 5.7 1.5 5.7 4.500c0 1.3-1.2 2.1-2.9 2.100c-1.3 0-2.4-.5-3-1.600M12 6.200v1.500M12 16.400v1.5',
  ruler: 'M3.500 16.500L16.500 3.500l4 4L7.500 20.500zM7 13l2 2M10 10l2.800 2.800M13 7l2 2',
  threat: 'M12 5.500a6.500 6.500 0 1 1 0 13a6.500 6.500 0 0 1 0-13M12 2v6M12 16v6M2 12h6M16 12h6',
  stacking: 'M12 4l8 4.5-8 4.5-8-4.500zM4 12.500l8 4.5 8-4.500M4 16l8 4.5 8-4.5',
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
