import { readFileSync } from 'node:fs'

const PAGE = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8')

/** The part of the protocol's page between two texts. */
function between(from: string, to: string): string {
  const start = PAGE.indexOf(from)
  const end = PAGE.indexOf(to, start)
  if (start < 0 || end < 0) throw new Error(`the page has nothing between '${from}' and '${to}'`)
  return PAGE.slice(start, end)
}

const namesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/`([a-z]+(?:-[a-z]+)*)`/g)].map(([, name = '']) => name))

/** What a socket may refuse with, and what an answer over HTTP may be called, as the page tells it. */
export const REFUSALS = namesIn(
  between('## Refusals', '## Limits')
    .split('\n')
    .map(line => line.split('|')[1] ?? '')
    .join('\n'),
)
export const PROBLEMS = namesIn(between('A request that fails is answered', '## Over the socket'))
