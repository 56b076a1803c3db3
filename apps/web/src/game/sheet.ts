import i18next from 'i18next'

/** The paper sizes for printing a scenario. */
export const PAPERS = ['a4', 'letter'] as const

/** The address of a scenario's map, counters and cards as a PDF in the page's language. */
export const sheetOf = (scenario: string, paper: (typeof PAPERS)[number]): string =>
  `/api/scenarios/${encodeURIComponent(scenario)}/sheet.pdf?paper=${paper}&lang=${i18next.language}`
