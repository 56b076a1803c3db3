import { readFileSync } from 'node:fs'

const PAGE = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8')

/** The part of the protocol page between two texts. */
function between(from: string, to: string): string {
  const start = PAGE.indexOf(from)
  const end = PAGE.indexOf(to, start)
  if (start < 0 || end < 0) throw new Error(`the page has nothing between '${from}' and '${to}'`)
  return PAGE.slice(start, end)
}

const namesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/`([a-z]+(?:-[a-z]+)*)`/g)].map(([, name = '']) => name))

/** The names in the first column of a table. */
const namedIn = (text: string): ReadonlySet<string> =>
  namesIn(
    text
      .split('\n')
      .map(line => line.split('|')[1] ?? '')
      .join('\n'),
  )

const FOR_PEOPLE = 'A refusal also says why in a form for people'

/** The refusals of a socket, the problems of HTTP answers, and every reason for either, from the page. */
export const REFUSALS = namedIn(between('## Refusals', FOR_PEOPLE))
export const PROBLEMS = namesIn(between('A request that fails is answered', '## Over the socket'))
export const REASONS: ReadonlySet<string> = new Set([
  ...REFUSALS,
  ...PROBLEMS,
  ...namedIn(between(FOR_PEOPLE, '## Limits')),
])
