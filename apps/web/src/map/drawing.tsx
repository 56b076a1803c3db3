import type { El } from '@sandtable/draw'
import { Drawn } from '../counters/drawn.tsx'

/** A drawing of a map within an SVG. */
export const Drawing = ({ of }: { readonly of: El }) => <Drawn drawing={of} />
