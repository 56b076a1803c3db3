import type { Scenario } from '@sandtable/waw'

export const regionName = (s: Scenario, region: number): string => s.map.regions[region]?.name ?? ''
