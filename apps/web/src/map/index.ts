/** The map in the browser: a frame for any drawn ground, and its tools. */
export type { Insets } from './view.ts'
export type { MapHand } from './motion.ts'
export type { OverlayKind } from './overlay.ts'
export { MapFrame, useMapHand } from './map-frame.tsx'
export { MapTools } from './map-tools.tsx'
