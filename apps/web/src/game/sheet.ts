/** The sizes of paper that a scenario is printed on. */
export const PAPERS = ['a4', 'letter'] as const

/** The address of a scenario's map, counters and cards as a PDF. */
export const sheetOf = (scenario: string, paper: (typeof PAPERS)[number]): string =>
  `/api/scenarios/${encodeURIComponent(scenario)}/sheet.pdf?paper=${paper}`
