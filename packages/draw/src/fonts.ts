/** The families that drawings are lettered in, with what may stand in for them. */
export const FONTS = {
  serif: "'EB Garamond', Georgia, serif",
  sans: "'Source Sans 3', system-ui, sans-serif",
  narrow: "'Barlow Condensed', 'Arial Narrow', sans-serif",
} as const
