import type { FieldFile } from '@sandtable/scenario'

/** Ground with nothing on it, in centimetres. */
export const bareMap = (width: number, height: number): FieldFile['map'] => ({
  width,
  height,
  contours: [],
  ground: [],
  walls: [],
  node: null,
  works: [],
  roads: [],
  names: [],
})
