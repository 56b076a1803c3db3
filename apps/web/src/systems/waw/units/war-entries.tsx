import type { Card, Scenario } from '@sandtable/waw'
import type { PackFile } from '@sandtable/scenario'
import type { TFunction } from 'i18next'
import { cardFace, leaderFace, unitFace } from '@sandtable/draw'
import { leaderAsPrinted, unitAsPrinted, warScenario } from '@sandtable/waw'
import type { Entry } from '../../../units/entry.ts'
import type { Side } from './sheets.tsx'
import { CardPicture } from '../counters/card-picture.tsx'
import { CardSheet, PrintedSheet } from './sheets.tsx'
import { Counter } from '../counters/counter.tsx'
import { row } from '../../../words/numerals.ts'
import { sayCounter, sayGoodFor } from '../words/pieces.ts'
import { sortOf } from '../table/logic/army.ts'

/** Everything in a scenario’s box: leaders, units and cards. */
export function entriesOf(t: TFunction, pack: PackFile): Entry[] {
  const s = warScenario(pack)
  const pieces = [
    ...s.leaders.map(({ id }, leader) => leaderEntry(t, pack, s, id, leader)),
    ...s.units.map(({ id, steps }, unit) =>
      counterEntry(
        t,
        pack,
        s,
        id,
        sidesOf(steps).map(left => unitSide(pack, s, unit, left)),
      ),
    ),
  ]
  const cards = new Map(s.cards.map(card => [card.id, card]))
  return [
    ...pieces.filter(one => one !== null),
    ...[...cards.values()].map(card => cardEntry(t, pack, s, card)),
  ]
}

/** The full side first. */
const sidesOf = (steps: number): number[] => Array.from({ length: steps }, (_, lost) => steps - lost)

const unitSide = (pack: PackFile, s: Scenario, unit: number, steps: number): Side => ({
  ...unitAsPrinted(s, unit, steps),
  face: unitFace(pack, s.units[unit]?.id ?? '', steps),
})

function leaderEntry(t: TFunction, pack: PackFile, s: Scenario, id: string, leader: number): Entry | null {
  const printed = leaderAsPrinted(s, leader)
  return printed === null ? null : counterEntry(t, pack, s, id, [{ ...printed, face: leaderFace(pack, id) }])
}

function counterEntry(
  t: TFunction,
  pack: PackFile,
  s: Scenario,
  id: string,
  sides: readonly Side[],
): Entry | null {
  const [front] = sides
  if (front === undefined) return null
  const { p, c, face } = front
  const sort = sortOf(s, c)
  const { nation } = pack.units[id] ?? pack.leaders[id] ?? { nation: '' }
  const { marks } = sayCounter(s, p, c)
  return {
    id: `${pack.id}/${id}`,
    name: face.name,
    about: row([pack.nations[nation]?.name ?? '', t(`arm:${sort}`)]),
    under: { scenario: [pack.id], nation: [`${pack.id}/${nation}`], kind: [sort] },
    picture: <Counter face={face} size={48} />,
    Sheet: () => <PrintedSheet s={s} sides={sides} />,
    words: [pack.title, sayGoodFor(s, p, c), ...marks.map(({ name }) => name)].join(' '),
  }
}

function cardEntry(t: TFunction, pack: PackFile, s: Scenario, card: Card): Entry {
  const face = cardFace(pack, card.id)
  const nation = Object.keys(pack.nations).find(
    one => pack.nations[one]?.player === pack.cards[card.id]?.player,
  )
  return {
    id: `${pack.id}/card/${card.id}`,
    name: card.name,
    about: row([face.player, t('units:card')]),
    under: {
      scenario: [pack.id],
      nation: nation === undefined ? [] : [`${pack.id}/${nation}`],
      kind: ['card'],
    },
    picture: <CardPicture face={face} width={40} />,
    Sheet: () => <CardSheet s={s} card={card} face={face} />,
    words: [pack.title, card.text].join(' '),
  }
}
