import type { Position, Region, Scenario } from '@sandtable/waw'
import type { Screen } from '../../../screen.ts'
import { padEnd, widest, wrapped } from '../../../screen.ts'
import { paintOf } from '../../../play/paints.ts'
import { at, shortName } from '@sandtable/kernel'
import { stacksIn } from '@sandtable/waw'
import { stackText } from './stack-text.ts'
import { warPhrase } from '../words/words.ts'

interface Row {
  readonly region: number
  readonly name: string
  readonly terrain: string
  readonly held: string
  readonly worth: string
  readonly stacks: readonly { readonly player: number; readonly text: string }[]
}

/** The map as a list: regions by area, their owners, their values, and the stacks there. */
export function mapText(screen: Screen, s: Scenario, p: Position): string[] {
  const { paint, width } = screen
  const rows = s.map.regions.map((_, region) => rowOf(s, p, region))
  const columns = {
    name: widest(rows.map(({ name }) => name)),
    terrain: widest([warPhrase('map:terrain'), ...rows.map(({ terrain }) => terrain)]),
    held: widest(rows.map(({ held }) => held)),
    worth: widest(rows.map(({ worth }) => worth)),
  }
  const heads = `  ${padEnd('', columns.name)}  ${padEnd(warPhrase('map:terrain'), columns.terrain)}  ${padEnd(warPhrase('map:held'), columns.held)}`
  const head = paint.dim(`${heads}  ${padEnd('', columns.worth)}`.trimEnd())
  const left = 2 + columns.name + 2 + columns.terrain + 2 + columns.held + 2 + columns.worth + 2
  const areas = [...new Set(s.map.regions.map(({ area }) => area))]
  return [
    head,
    ...areas.flatMap(area => [
      ...(s.map.areas[area] === undefined ? [] : [paint.bold(s.map.areas[area]?.name ?? '')]),
      ...rows
        .filter(({ region }) => s.map.regions[region]?.area === area)
        .flatMap(row => rowLines(screen, p, row, columns, left)),
    ]),
    '',
    ...wrapped(warPhrase('map:legend'), width - 2).map(line => paint.dim(`  ${line}`)),
  ]
}

/** The least room for stacks; with less, they go below their region. */
const ROOM = 26

function rowOf(s: Scenario, p: Position, region: number): Row {
  const printed = s.map.regions[region] as Region
  const { name, terrain, city, closed } = printed
  const control = at(p.control, region)
  const fort = at(p.fort, region)
  const worth = [
    city === null ? '' : city.points > 0 ? `●${city.points}` : '●',
    fort < 0 ? '' : `▣${p.fdv[region]}`,
  ]
  return {
    region,
    name,
    terrain: warPhrase(`terrain:${terrain}`),
    held: closed !== null ? warPhrase(`closed:${closed}`) : control < 0 ? '–' : shortName(s, control),
    worth: worth.filter(mark => mark !== '').join(' '),
    stacks: stacksIn(s, p, region).map(stack => {
      const { player } = stack
      const text = stackText(s, p, stack)
      const guest = (): string => warPhrase('map:guest', { player: shortName(s, player), stack: text })
      return { player, text: player === control ? text : guest() }
    }),
  }
}

/** A region's lines: stacks stand behind it if there is room, otherwise below it. */
function rowLines(
  screen: Screen,
  p: Position,
  { region, name, terrain, held, worth, stacks }: Row,
  columns: Readonly<Record<'name' | 'terrain' | 'held' | 'worth', number>>,
  left: number,
): string[] {
  const owner = paintOf(screen, at(p.control, region))
  const head = [
    `  ${padEnd(name, columns.name)}`,
    screen.paint.dim(padEnd(terrain, columns.terrain)),
    owner(padEnd(held, columns.held)),
    padEnd(worth, columns.worth),
  ].join('  ')
  const behind = screen.width - left >= ROOM
  const indent = behind ? left : 6
  const lines = stacks.flatMap(({ player, text }) =>
    wrapped(text, screen.width - indent).map(line => paintOf(screen, player)(line)),
  )
  const [first = '', ...rest] = behind ? lines : ['', ...lines]
  return [`${head}  ${first}`.trimEnd(), ...rest.map(line => ' '.repeat(indent) + line)]
}
