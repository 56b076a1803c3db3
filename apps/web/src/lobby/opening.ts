/** The length of an excerpt, in letters. */
const SHORT = 190

/** The first sentences of a text, as many as fit; the first one in any case. */
export function opening(text: string): string {
  const [first = ''] = text.trim().split(/\n\s*\n/)
  const sentences = first.replaceAll(/\s+/g, ' ').split(/(?<=[.!?]) /)
  let words = sentences[0] ?? ''
  for (const sentence of sentences.slice(1)) {
    if (words.length + sentence.length + 1 > SHORT) break
    words += ` ${sentence}`
  }
  return words
}
