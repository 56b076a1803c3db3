/** The files that the drawings of each game system take their pictures from. */
export const COUNTERS = 'packages/draw/src/systems/waw/counter/icons.ts'
export const FORMATIONS = 'packages/draw/src/systems/manpower/field/icons.ts'

/** The chapters of the soak that are about one game system, and the long tests of each. */
export const SYSTEM_CHAPTERS: Readonly<Record<string, RegExp>> = {
  'laws-of-wars': /^packages\/(?:waw\/src\/[^/]*laws|testkit\/src\/laws)\.soak\.ts$/,
  'laws-of-battles': /^packages\/manpower\//,
  odds: /^packages\/(?:waw\/src\/odds|odds)\//,
}
