import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { DARK, declarations, LIGHT } from '@sandtable/draw'
import type { SystemBuild } from './system-build.ts'
import { page } from './src/words/en/page.ts'

const SYSTEMS = join(import.meta.dirname, 'src/systems')

/** The game systems' parts of the build, each from its own folder. */
export const BUILDS: readonly SystemBuild[] = await Promise.all(
  readdirSync(SYSTEMS)
    .map(name => join(SYSTEMS, name, 'build.ts'))
    .filter(path => existsSync(path))
    .map(async path => ((await import(path)) as { readonly build: SystemBuild }).build),
)

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

/** The rules of each ruleset in our words, to open beside the board. */
const rules = (): Plugin => ({
  name: 'rules',
  resolveId: id => (id.startsWith(RULES) ? `\0${id}` : null),
  load: id =>
    id.startsWith(`\0${RULES}`)
      ? `export default ${JSON.stringify(rulesOf(id.slice(RULES.length + 1)))}`
      : null,
})

/** The head of the page in English, until the page puts its own language there. */
const head = (): Plugin => ({
  name: 'head',
  transformIndexHtml: () => [
    { tag: 'title', children: page['page:title'], injectTo: 'head' },
    { tag: 'meta', attrs: { name: 'description', content: page['page:about'] }, injectTo: 'head' },
  ],
})

/** Names the build in its page by a hash of its files, so that a page notices another build on the server. */
export const namedBuild = (): Plugin => ({
  name: 'named-build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      if (bundle === undefined) return []
      const files = Object.keys(bundle)
        .filter(file => file !== 'index.html')
        .toSorted()
      const content = createHash('sha256').update(files.join()).digest('hex').slice(0, 16)
      return [{ tag: 'meta', attrs: { name: 'build', content }, injectTo: 'head' }]
    },
  },
})

/** Modules made from packs, rules and palettes on import. */
export const virtualModules = (): Plugin[] => [
  tokens(),
  head(),
  rules(),
  ...BUILDS.flatMap(({ plugins }) => plugins()),
]
