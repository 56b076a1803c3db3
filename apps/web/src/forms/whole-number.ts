interface Bounds {
  readonly least: number
  readonly most: number
  /** Whether it may be left empty. */
  readonly isOptional: boolean
}

/** The whole number that was typed; null: none; 'wrong': not what was asked for. */
export function wholeNumber(text: string, { least, most, isOptional }: Bounds): number | null | 'wrong' {
  const typed = text.trim().replace('−', '-')
  if (typed === '') return isOptional ? null : 'wrong'
  const n = /^[+-]?\d+$/.test(typed) ? Number(typed) : NaN
  return n >= least && n <= most ? n : 'wrong'
}
