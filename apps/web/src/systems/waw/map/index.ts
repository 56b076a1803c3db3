/** A map of regions, for the frame of a map. */
export type { Overlay } from './overlay.ts'
export type { RegionLook } from './region-look.ts'
export { Anchored } from './anchored.tsx'
export { MiniMap } from './mini-map.tsx'
export { RegionMap } from './region-map.tsx'
