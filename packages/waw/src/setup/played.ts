import type { Data } from '@sandtable/kernel'
import type { PackFile } from '@sandtable/scenario'
import { without } from '@sandtable/kernel'

/**
 * The part of a pack that the rules read: its texts may be rewritten while games of it go on. Things numbered by their
 * place in the file are listed in that order.
 */
export function playedPart(pack: PackFile): Data {
  const { turns, players, victory, rules, map, nations, units, leaders, symbols, cards, ...rest } = pack
  const { regions, borders, areas, theaters } = map
  const played = {
    ...without(rest, 'title', 'about', 'tagline', 'minutes', 'difficulty', 'absent', 'expects'),
    turns: turns.length,
    players: players.map(player => without(player, 'name')),
    victory: { ...victory, conditions: victory.conditions.map(condition => without(condition, 'name')) },
    rules: rules.map(rule => without(rule, 'name', 'text')),
    regions: listed(regions, region => ({ ...without(region, 'name'), city: region.city?.points ?? null })),
    borders: borders.map(border => without(border, 'called')),
    areas: listed(areas, ({ theater }) => theater),
    theaters: Object.keys(theaters),
    nations: listed(nations, nation => without(nation, 'name', 'colour')),
    units: listed(units, unit => without(unit, 'name')),
    leaders: listed(leaders, leader => without(leader, 'name')),
    symbols: listed(symbols, ({ effects }) => effects),
    cards: listed(cards, card => without(card, 'name', 'text', 'family')),
  }
  return JSON.parse(JSON.stringify(played)) as Data
}

const listed = <T>(parts: Readonly<Record<string, T>>, played: (part: T) => unknown): unknown[] =>
  Object.entries(parts).map(([id, part]) => [id, played(part)])
