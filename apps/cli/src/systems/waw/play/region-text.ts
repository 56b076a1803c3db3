import type { Border, Position, Region, Scenario } from '@sandtable/waw'
import type { Screen } from '../../../screen.ts'
import { at } from '@sandtable/kernel'
import { groundOf, points, stacksIn } from '@sandtable/waw'
import { padEnd, widest } from '../../../screen.ts'
import { paintOf } from '../../../play/paints.ts'
import { rosterText } from './stack-text.ts'
import { warPhrase } from '../words/words.ts'

/** Everything about a region. */
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
      const stack = where === 'open' ? name : warPhrase(`region:${where}`, { player: name })
      const { units: count } = unseen
      return [
        paintOf(screen, player)(`  ${count > 0 ? warPhrase('region:unseen', { stack, count }) : stack}`),
        ...(counters.length > 0 ? rosterText(screen, s, p, counters).map(line => `    ${line}`) : []),
      ]
    }),
    paint.dim(`  ${warPhrase('region:neighbours')}`),
    ...waysText(s, region).map(line => `    ${line}`),
  ]
}

function factsOf(s: Scenario, p: Position, region: number, printed: Region): string[] {
  const { terrain, city, port, source, production, income, closed } = printed
  const { enter, pursuit } = groundOf(s, region)
  const names = (players: readonly number[]): string[] => players.map(player => s.players[player]?.name ?? '')
  const control = p.control[region] as number
  const fort = p.fort[region] as number
  const ground = warPhrase(`terrain:${terrain}`)
  const entry =
    enter === null
      ? ground
      : warPhrase(pursuit ? 'region:entry' : 'region:entry-no-pursuit', {
          terrain: ground,
          mp: points(enter),
        })
  const player = (number: number): string => s.players[number]?.name ?? ''
  return [
    closed === null ? entry : warPhrase('region:closed', { entry, why: warPhrase(`closed:${closed}`) }),
    control < 0 ? warPhrase('region:nobody') : warPhrase('region:holder', { player: player(control) }),
    ...(city === null ? [] : [cityText(city)]),
    ...(fort < 0 ? [] : [warPhrase('region:fortress', { player: player(fort), fdv: at(p.fdv, region) })]),
    ...(port ? [warPhrase('region:port')] : []),
    ...(source.length > 0 ? [warPhrase('region:source', { names: names(source) })] : []),
    ...(production.length > 0 ? [warPhrase('region:production', { names: names(production) })] : []),
    ...(income > 0 ? [warPhrase('region:income', { sum: income })] : []),
  ]
}

const cityText = ({ name, points: count }: NonNullable<Region['city']>): string =>
  count > 0
    ? warPhrase('region:city-points', { city: name, count })
    : warPhrase('region:city', { city: name })

/** The neighbours, and the borders between. */
function waysText(s: Scenario, region: number): string[] {
  const next = s.map.board.next[region] as readonly number[]
  const via = s.map.board.via[region] as readonly number[]
  const names = widest(next.map(to => s.map.regions[to]?.name ?? ''))
  return next.map((to, i) =>
    `${padEnd(s.map.regions[to]?.name ?? '', names)}  ${borderText(s.map.borders[at(via, i)] as Border)}`.trimEnd(),
  )
}

function borderText({ river, bridge, road, rail, closed }: Border): string {
  if (closed !== null) return warPhrase('border:closed', { why: warPhrase(`closed:${closed}`) })
  const water = river === 'none' ? [] : [warPhrase(`border:${river}`)]
  return [
    ...(bridge ? water.map(one => warPhrase('border:bridged', { river: one })) : water),
    ...(road ? [warPhrase('border:road')] : []),
    ...(rail ? [warPhrase('border:rail')] : []),
  ].join(', ')
}
