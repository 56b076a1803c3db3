/** Numbers as people read them. */

const sign = (text: string): string => text.replace('-', '−')

/** A chance in per cent: 61.3 %. */
export const percent = (chance: number, digits = 1): string => `${(100 * chance).toFixed(digits)} %`

/** A change with its sign: +1.2, −0.3; what rounds to nothing has none. */
export function change(value: number, digits = 0): string {
  const text = value.toFixed(digits)
  if (Number(text) === 0) return text.replace('-', '')
  return value > 0 ? `+${text}` : sign(text)
}

/** A count with its thousands set apart. */
export const count = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',')
