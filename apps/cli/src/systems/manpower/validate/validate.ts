import type { FieldReport } from './battle-pack.ts'
import type { ValidateOptions } from '../../../validate/options.ts'
import { inspectField, inspectSheets, isSheets } from './battle-pack.ts'
import { print, printJson } from '../../../print.ts'
import { progressBar } from '../../../progress.ts'
import { shownAs } from '../../../validate/shown-as.ts'
import { fieldPhrase } from '../words/words.ts'

/** Reads a battle in metres, and lets bots play it; reads stat sheets. */
export async function validateField(folder: string, options: ValidateOptions): Promise<void> {
  if (isSheets(folder)) return tell(folder, inspectSheets(folder), options)
  const bar = await progressBar(options.games, 'games')
  const report = inspectField(folder, options, bar.update)
  bar.stop()
  tell(folder, report, options)
}

function tell(folder: string, report: FieldReport, { strict, json }: ValidateOptions): void {
  const { wrong, suspicious, figures } = report
  if (wrong.length > 0) process.exitCode = 1
  else if (suspicious.length > 0 && strict) process.exitCode = 2
  if (json) return printJson(report)
  const lines = [
    shownAs(folder),
    ...figures.map(line => `  ${line}`),
    ...wrong.map(line => fieldPhrase('pack:wrong', { text: line })),
    ...suspicious.map(line => fieldPhrase('pack:suspicious', { text: line })),
    ...(wrong.length + suspicious.length === 0 ? [fieldPhrase('pack:clean')] : []),
  ]
  print(`${lines.join('\n')}\n`)
}
