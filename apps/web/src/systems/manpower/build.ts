import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CatalogueFile, Era } from '@sandtable/scenario'
import type { Plugin } from 'vite'
import { enrolled, formatProblem, readCatalogue, readField, rosterText } from '@sandtable/scenario'
import type { SystemBuild } from '../../../system-build.ts'

const ROSTERS = 'virtual:rosters'

/** The shared stat sheets and the armies of each battle, for a page that works without a server. */
const rosters = (): Plugin => ({
  name: 'rosters',
  resolveId: id => (id === ROSTERS ? `\0${ROSTERS}` : null),
  load: id =>
    id === `\0${ROSTERS}`
      ? rostersOf(fileURLToPath(new URL('../../../../../packs/', import.meta.url)))
      : null,
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

export const build: SystemBuild = {
  plugins: () => [rosters()],
  groups: [
    // Rules used only by the page for miniatures, a bot's advice or the lobby stay with that part; `index` would bring all of them along.
    {
      name: 'battles',
      priority: 0,
      test: /packages.(manpower.src.(?!index|miniatures|wits|skirmish.terms|setup.(bare|check)|read.sheet)|board.src.plane)/,
    },
  ],
}
