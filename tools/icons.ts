import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { COUNTERS, FORMATIONS } from './systems.ts'

/** The pictures from game-icons.net that counters and formations borrow, each with who drew it. */
const ON_BOTH = {
  airplane: 'Skoll',
  'battle-tank': 'Lorc',
  bowman: 'Lorc',
  cannon: 'Lorc',
  cavalry: 'Delapouite',
  'mounted-knight': 'Skoll',
  'old-wagon': 'Delapouite',
  parachute: 'Lorc',
  trebuchet: 'Delapouite',
  truck: 'Delapouite',
} as const

/** Those that only counters show: a battle in metres has no need of them. */
const ON_COUNTERS = {
  'barracks-tent': 'Delapouite',
  battleship: 'Cathelineau',
  caravel: 'Delapouite',
  drakkar: 'Delapouite',
  'military-fort': 'Delapouite',
  'paddle-steamer': 'Delapouite',
  'robin-hood-hat': 'Delapouite',
  telescope: 'Delapouite',
  'white-tower': 'Lorc',
  'winchester-rifle': 'Skoll',
} as const

/** Those that only formations show: a war has no need of them. */
const ON_FORMATIONS = {
  'air-balloon': 'Delapouite',
  apc: 'Skoll',
  'brodie-helmet': 'Skoll',
  bulldozer: 'Delapouite',
  crossbow: 'Carl Olsen',
  crosshair: 'Delapouite',
  'delivery-drone': 'Delapouite',
  donkey: 'Skoll',
  helicopter: 'Delapouite',
  'jet-fighter': 'Delapouite',
  'knight-banner': 'Delapouite',
  'machine-gun': 'Skoll',
  'missile-launcher': 'Delapouite',
  mortar: 'Delapouite',
  musket: 'Skoll',
  'steam-locomotive': 'Delapouite',
  'trench-spade': 'Skoll',
  'wizard-staff': 'Lorc',
  zeppelin: 'Skoll',
} as const

const ROOT = join(import.meta.dirname, '..')
const BOTH = 'packages/draw/src/icons.ts'
const CREDITS = 'docs/credits.md'

interface Icons {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>
}

/** The files that are made from the pictures: their outlines for the drawings, and a page of thanks. */
export async function iconFiles(): Promise<Record<string, string>> {
  const require = createRequire(import.meta.url)
  const { icons } = JSON.parse(
    readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as Icons
  const outlines = (borrowed: object): (readonly [string, string])[] =>
    Object.keys(borrowed).map(name => [name, outline(icons[name]?.body ?? '', name)] as const)
  return {
    [BOTH]: await pretty(BOTH, source(outlines(ON_BOTH))),
    [COUNTERS]: await pretty(COUNTERS, source(outlines(ON_COUNTERS))),
    [FORMATIONS]: await pretty(FORMATIONS, source(outlines(ON_FORMATIONS))),
    [CREDITS]: await pretty(CREDITS, credits()),
  }
}

/** One path for the whole picture, which must be made of plain paths in one colour. */
function outline(body: string, name: string): string {
  const paths = [...body.matchAll(/<path fill="currentColor" d="([^"]+)"\/>/g)]
  if (paths.length === 0 || paths.map(([path]) => path).join('') !== body)
    throw new Error(`${name} is not made of plain paths`)
  return paths.map(([, d]) => d).join('')
}

const source = (outlines: readonly (readonly [string, string])[]): string => `
/**
 * Outlines of pictures from game-icons.net, in a box of 512 by 512; docs/credits.md names who drew them (CC BY 3.0).
 * Made by \`npm run icons\`.
 */
export const ICONS = {
  ${outlines.map(([name, d]) => `'${name}': '${d}',`).join('\n')}
} as const
`

const credits = (): string => `
# Credits

Some counters and formations show pictures from [game-icons.net](https://game-icons.net), under the licence
[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/). They are used as they are, in one colour.

| picture | drawn by |
| --- | --- |
${Object.entries({ ...ON_BOTH, ...ON_COUNTERS, ...ON_FORMATIONS })
  .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  .map(([name, who]) => `| ${name.replaceAll('-', ' ')} | ${AUTHORS[who]} |`)
  .join('\n')}

All other pictures on counters, formations and cards are our own. The typefaces are EB Garamond (Georg Duffner, Octavio Pardo),
Source Sans 3 (Paul D. Hunt, Adobe) and Barlow Condensed (Jeremy Tribby), all under the
[SIL Open Font License 1.1](https://openfontlicense.org).
`

type Author =
  | (typeof ON_BOTH)[keyof typeof ON_BOTH]
  | (typeof ON_COUNTERS)[keyof typeof ON_COUNTERS]
  | (typeof ON_FORMATIONS)[keyof typeof ON_FORMATIONS]

const AUTHORS: Readonly<Record<Author, string>> = {
  'Carl Olsen': 'Carl Olsen',
  Cathelineau: 'Cathelineau',
  Delapouite: '[Delapouite](https://delapouite.com)',
  Lorc: '[Lorc](https://lorcblog.blogspot.com)',
  Skoll: 'Skoll',
}

const pretty = async (path: string, text: string): Promise<string> =>
  format(text, { ...(await resolveConfig(join(ROOT, path))), filepath: path })

if (import.meta.main)
  for (const [path, text] of Object.entries(await iconFiles())) {
    writeFileSync(join(ROOT, path), text)
    console.log(`${path} is written`)
  }
