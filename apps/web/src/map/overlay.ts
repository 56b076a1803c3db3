/** What the map can show over everything else, one at a time, in the order of the keys 1 to 5. */
export const OVERLAYS = ['control', 'supply', 'income', 'stacking', 'threat'] as const
export type OverlayKind = (typeof OVERLAYS)[number]
