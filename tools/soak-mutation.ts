/** As much of a mutation report as a score needs. */
interface MutationReport {
  readonly thresholds: { readonly break?: number }
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>
}

/** The score of a mutation report as Stryker counts it: what was detected, out of all that could be. */
export function mutationFigure(json: string): string {
  const { files, thresholds } = JSON.parse(json) as MutationReport
  const mutants = Object.values(files).flatMap(file => file.mutants)
  const count = (status: string): number => mutants.filter(mutant => mutant.status === status).length
  const [killed, late, survived, unreached] = ['Killed', 'Timeout', 'Survived', 'NoCoverage'].map(count) as [
    number,
    number,
    number,
    number,
  ]
  const valid = killed + late + survived + unreached
  const score = ((100 * (killed + late)) / valid).toFixed(2)
  const parts = `${killed} killed, ${late} ran too long, ${survived} survived, ${unreached} never reached`
  return `mutation score ${score} % of ${valid} mutants, ${thresholds.break ?? 85} % needed: ${parts}`
}
