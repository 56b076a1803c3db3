import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CatalogueFile, Era } from '@sandtable/scenario'
import type { Plugin } from 'vite'
import react from '@vitejs/plugin-react'
import { DARK, declarations, LIGHT } from '@sandtable/draw'
import { enrolled, formatProblem, readCatalogue, readField, rosterText } from '@sandtable/scenario'
import { defineConfig } from 'vite'

const TOKENS = 'virtual:tokens.css'

/** The palettes of the drawings as variables of the style sheet, so that both have one source. */
const tokens = (): Plugin => ({
  name: 'tokens',
  resolveId: id => (id === TOKENS ? `\0${TOKENS}` : null),
  load: id => (id === `\0${TOKENS}` ? SHEET : null),
})

const SHEET = `
:root {
  color-scheme: light;
  ${declarations(LIGHT)}
}
@media (prefers-color-scheme: dark) {
  :root:not([data-look='light']) {
    color-scheme: dark;
    ${declarations(DARK)}
  }
}
:root[data-look='dark'] {
  color-scheme: dark;
  ${declarations(DARK)}
}
`

const RULES = 'virtual:rules/'

const rulesOf = (ruleset: string): string =>
  readFileSync(new URL(`../../packages/${ruleset}/RULES.md`, import.meta.url), 'utf8')

/** The rules of each ruleset in our words, for whoever opens one beside the board. */
const rules = (): Plugin => ({
  name: 'rules',
  resolveId: id => (id.startsWith(RULES) ? `\0${id}` : null),
  load: id =>
    id.startsWith(`\0${RULES}`)
      ? `export default ${JSON.stringify(rulesOf(id.slice(RULES.length + 1)))}`
      : null,
})

const ROSTERS = 'virtual:rosters'

/** The stat sheets that all battles share, and who fights in each of them, for a page that asks no server. */
const rosters = (): Plugin => ({
  name: 'rosters',
  resolveId: id => (id === ROSTERS ? `\0${ROSTERS}` : null),
  load: id =>
    id === `\0${ROSTERS}` ? rostersOf(fileURLToPath(new URL('../../packs/', import.meta.url))) : null,
})

function rostersOf(packs: string): string {
  const common = readCatalogue(join(packs, 'catalogue'))
  if (!common.ok)
    throw new Error(common.problems.map(problem => formatProblem('catalogue', problem)).join('\n'))
  const battles = readdirSync(packs)
    .filter(id => existsSync(join(packs, id, 'armies.yaml')))
    .map(id => battleOf(join(packs, id), common.catalogue))
  return `export const catalogue = ${JSON.stringify(common.catalogue)}\nexport const battles = ${JSON.stringify(battles)}`
}

function battleOf(folder: string, common: CatalogueFile): { title: string; era: Era; text: string } {
  const reading = readField(folder, common)
  if (!reading.ok) throw new Error(reading.problems.map(problem => formatProblem(folder, problem)).join('\n'))
  const { title, era } = reading.field
  return { title, era, text: rosterText(enrolled(reading.field), null) }
}

/** While somebody works on the table, pages come from here and games from a server beside it. */
const SERVER = process.env['SANDTABLE_SERVER'] ?? 'http://127.0.0.1:4444'

/** What several pages draw and speak with packs better in one piece than in many small ones. */
const GROUPS = [
  {
    name: 'drawing',
    priority: 3,
    test: /draw.src.(el|palette|colour|fonts|chance|figures|icons|counter.liver|map.(plane|letters|raster|chance))/,
  },
  { name: 'land', priority: 2, test: /draw.src.(map|counter)|d3-geo|topojson/ },
  { name: 'kernel', priority: 1, test: /packages.(kernel|protocol).src/ },
  // What only the page for miniatures asks of the rules stays with it; `index` would bring all of it along.
  {
    name: 'battles',
    priority: 0,
    test: /packages.(manpower.src.(?!index|tabletop|setup.(bare|check)|table.sheet)|board.src.plane)/,
  },
]

export default defineConfig({
  plugins: [react(), tokens(), rules(), rosters()],
  build: {
    outDir: 'dist',
    target: 'es2023',
    // Browsers of that age know it themselves.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
    // How long plugins took is no news to who only wants to play.
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
})
