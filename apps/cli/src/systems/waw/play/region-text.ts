import type { Border, Position, Region, Scenario } from '@sandtable/waw'
import type { Screen } from '../../../screen.ts'
import { at } from '@sandtable/kernel'
import { groundOf, points, stacksIn } from '@sandtable/waw'
import { padEnd, widest } from '../../../screen.ts'
import { paintOf } from '../../../play/paints.ts'
import { rosterText } from './stack-text.ts'

/** All that there is to know about a region. */
export function regionText(screen: Screen, s: Scenario, p: Position, region: number): string[] {
  const { paint } = screen
  const printed = s.map.regions[region] as Region
  const area = s.map.areas[printed.area]?.name
  const title = `${paint.bold(printed.name)}${area === undefined ? '' : paint.dim(`  ${area}`)}`
  const facts = factsOf(s, p, region, printed)
  return [
    title,
    ...facts.map(fact => `  ${fact}`),
    ...stacksIn(s, p, region).flatMap(({ player, where, counters, unseen }) => {
      const name = s.players[player]?.name ?? ''
      const how = where === 'open' ? '' : where === 'inside' ? ', in the fortress' : ', hidden'
      const unknown = unseen.units > 0 ? ` (${unseen.units} that you do not see)` : ''
      return [
        paintOf(screen, player)(`  ${name}${how}${unknown}`),
        ...(counters.length > 0 ? rosterText(screen, s, p, counters).map(line => `    ${line}`) : []),
      ]
    }),
    paint.dim('  next to it'),
    ...waysText(s, region).map(line => `    ${line}`),
  ]
}

function factsOf(s: Scenario, p: Position, region: number, printed: Region): string[] {
  const { terrain, city, port, source, production, income, closed } = printed
  const { enter, pursuit } = groundOf(s, region)
  const names = (players: readonly number[]): string =>
    players.map(player => s.players[player]?.name ?? '').join(', ')
  const control = p.control[region] as number
  const fort = p.fort[region] as number
  const entry =
    enter === null ? terrain : `${terrain}, ${points(enter)} MP to enter${pursuit ? '' : ', no pursuit'}`
  return [
    closed === null ? entry : `${entry}, ${closed}`,
    control < 0 ? 'held by nobody' : `held by ${s.players[control]?.name}`,
    ...(city === null ? [] : [`city: ${city.name}${city.points > 0 ? `, ${city.points} at the end` : ''}`]),
    ...(fort < 0 ? [] : [`fortress of ${s.players[fort]?.name}, FDV ${p.fdv[region]}`]),
    ...(port ? ['port'] : []),
    ...(source.length > 0 ? [`source of supply for ${names(source)}`] : []),
    ...(production.length > 0 ? [`new units of ${names(production)} enter here`] : []),
    ...(income > 0 ? [`income ${income}`] : []),
  ]
}

/** The neighbours, and what lies between. */
function waysText(s: Scenario, region: number): string[] {
  const next = s.map.board.next[region] as readonly number[]
  const via = s.map.board.via[region] as readonly number[]
  const names = widest(next.map(to => s.map.regions[to]?.name ?? ''))
  return next.map((to, i) =>
    `${padEnd(s.map.regions[to]?.name ?? '', names)}  ${borderText(s.map.borders[at(via, i)] as Border)}`.trimEnd(),
  )
}

function borderText({ river, bridge, road, rail, closed }: Border): string {
  if (closed !== null) return `closed (${closed})`
  const water = river === 'none' ? [] : [`${river.replace('-', ' ')}${bridge ? ' with a bridge' : ''}`]
  return [...water, ...(road ? ['road'] : []), ...(rail ? ['railroad'] : [])].join(', ')
}
