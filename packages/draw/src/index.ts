export type { El } from './el.ts'
export { el, markup, short } from './el.ts'
export type { Colour, Palette } from './palette.ts'
export { DARK, declarations, LIGHT, VARIABLES } from './palette.ts'
