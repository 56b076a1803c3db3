import type { Dice } from '@sandtable/kernel'
import { rollDice } from '@sandtable/kernel'
import type { EffectFile, PackCardFile } from '@sandtable/scenario'
import type { War } from './war.ts'
import { PHASES } from '../cards/card.ts'
import { randomField } from './random-field.ts'

const chance = (dice: Dice, oneIn: number): boolean => rollDice(dice, oneIn) === 0
const pick = <T>(dice: Dice, from: readonly T[]): T => from[rollDice(dice, from.length)] as T
const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i))

/** A small war with any content of a pack: two or three players, a few regions, up to this many changed rulings. */
export function randomWar(dice: Dice, rulings: number): War {
  const players = ['red', 'blue', ...(chance(dice, 3) ? ['pink'] : [])]
  const regions = times(4 + rollDice(dice, 4), i => 'abcdefgh'.charAt(i))
  return {
    edition: pick(dice, ['A', 'B'] as const),
    turns: 2 + rollDice(dice, 3),
    uses: (['production', 'supply', 'placement'] as const).filter(() => !chance(dice, 4)),
    options: {
      ...randomField(dice, { units: [1, 1], leaders: 0, rulings: rollDice(dice, rulings + 1) }).options,
    },
    players: players.map(id => ({
      id,
      side: id === 'pink' ? 'us' : id === 'red' ? 'us' : 'them',
      money: rollDice(dice, 6),
      income: rollDice(dice, 3),
      points: rollDice(dice, 5),
      hand: rollDice(dice, 4),
      supremacy: chance(dice, 6) ? 1 : 0,
      joins: id === 'pink' ? 1 + rollDice(dice, 2) : 1,
      forts: times(rollDice(dice, 3), () => ({
        fdv: 3 + rollDice(dice, 4),
        price: chance(dice, 2) ? null : 2,
      })),
    })),
    peace: chance(dice, 8) ? [['us', 'them']] : [],
    map: Object.fromEntries(regions.map(id => [id, region(dice, players)])),
    borders: bordersOf(dice, regions),
    armies: Object.fromEntries(players.map(id => [id, army(dice, id, regions)])),
    cards: Object.fromEntries(players.flatMap(id => deck(dice, id, regions))),
    ...(chance(dice, 2) ? { extraDraw: 1 } : {}),
    ...(chance(dice, 3)
      ? { victory: [{ player: 'red', if: { controls: { regions: [...regions], atLeast: 3 } } }] }
      : {}),
  }
}

function region(dice: Dice, players: readonly string[]): string {
  const terrain = pick(dice, [
    'clear',
    'clear',
    'forest',
    'hills',
    'mountain',
    'swamp',
    'desert',
    'urban',
    'sea',
  ])
  if (terrain === 'sea') return terrain
  const player = (): string => pick(dice, players)
  const marks = [
    chance(dice, 2) ? `src:${player()}` : '',
    chance(dice, 2) ? `prod:${player()}` : '',
    chance(dice, 3) ? `fort:${player()}:${3 + rollDice(dice, 5)}` : '',
    chance(dice, 3) ? `city:${1 + rollDice(dice, 3)}` : '',
    chance(dice, 2) ? `tax:${1 + rollDice(dice, 2)}` : '',
    chance(dice, 4) ? 'port' : '',
    chance(dice, 12) ? 'closed:neutral' : '',
  ]
  return [terrain, ...marks.filter(mark => mark !== '')].join(' ')
}

/** A ring of regions with some chords. */
function bordersOf(dice: Dice, regions: readonly string[]): string[] {
  const pairs = regions.flatMap((a, i) =>
    regions.slice(i + 1).flatMap((b, j) => {
      const beside = j === 0 || (i === 0 && j === regions.length - 2)
      return beside || chance(dice, 4) ? [`${a}-${b}`] : []
    }),
  )
  return pairs.map(pair => {
    const river = pick(dice, ['', '', '', 'river', 'major', 'major bridge'])
    const way = pick(dice, ['', '', 'road', 'rail', 'road rail'])
    return [pair, river, way, chance(dice, 15) ? 'closed' : ''].filter(mark => mark !== '').join(' ')
  })
}

/** Stacks in one to three regions, a band that may be hidden, and something to buy. */
function army(dice: Dice, player: string, regions: readonly string[]): Record<string, string[]> {
  const places = [...new Set(times(1 + rollDice(dice, 3), () => pick(dice, regions)))]
  return {
    ...Object.fromEntries(places.map((place, i) => [place, stack(dice, `${player}${i}`, i === 0)])),
    leaders: times(
      2,
      i => `${player}-pool${i} ${1 + rollDice(dice, 3)}* ${rollDice(dice, 3)}/${rollDice(dice, 3)}`,
    ),
    pool: times(1 + rollDice(dice, 3), i => `${player}-levy${i} ${values(dice)} $${1 + rollDice(dice, 3)}`),
  }
}

function stack(dice: Dice, name: string, led: boolean): string[] {
  const units = times(1 + rollDice(dice, 4), i => {
    const type = pick(dice, ['', '', 'C', 'M', 'G'])
    const hidden = type === 'G' && chance(dice, 2) ? 'hidden' : ''
    const flags = ['sk', 'elite', 'guard', 'heavy', 'horde', 'fixed'].filter(() => chance(dice, 10))
    return [`${name}${i}`, values(dice), type, hidden, `mp${1 + rollDice(dice, 4)}`, ...flags]
      .filter(mark => mark !== '')
      .join(' ')
  })
  const leaders = [
    ...(led || chance(dice, 3) ? [`${name}-lead ${pick(dice, ['1*', '2*', '3*', 'crown'])} 1/1`] : []),
    ...(chance(dice, 4) ? ['?'] : []),
  ]
  const support = times(rollDice(dice, 3), i => `${name}s${i} ${pick(dice, ['A', 'L', 'A heavy', 'L', 'S'])}`)
  return [...units, ...leaders, ...support]
}

function values(dice: Dice): string {
  const [cf, mf] = [1 + rollDice(dice, 5), 1 + rollDice(dice, 3)]
  return chance(dice, 3) ? `${cf}>${1 + rollDice(dice, cf)}/${mf}` : `${cf}/${mf}`
}

type Card = Partial<PackCardFile> & { readonly player: string }

/** A few cards, each with any effect in any phase. */
function deck(dice: Dice, player: string, regions: readonly string[]): [string, Card][] {
  return times(rollDice(dice, 7), i => {
    const when = pick(dice, PHASES)
    const generic = { when: [when], effects: [effect(dice, player, regions)] }
    const battle = { effects: [battleEffect(dice)] }
    const uses = pick(dice, [{ generic }, { battle }, { generic, battle }])
    const cost = { money: rollDice(dice, 2), points: chance(dice, 5) ? 1 : 0 }
    return [
      `${player}-card${i}`,
      {
        player,
        ...uses,
        cost,
        deck: 1 + rollDice(dice, 2),
        lasting: 1 + rollDice(dice, 2),
        once: chance(dice, 3),
      },
    ]
  })
}

const whose = (dice: Dice): 'own' | 'enemy' => pick(dice, ['own', 'enemy'] as const)

function battleEffect(dice: Dice): EffectFile {
  const change = rollDice(dice, 5) - 2
  return pick<EffectFile>(dice, [
    { do: 'modifier', side: whose(dice), change, rounds: pick(dice, ['this', 'rest'] as const) },
    { do: 'morale', side: whose(dice), change },
    { do: 'forbid', side: whose(dice), what: pick(dice, ['pursuit', 'reroll'] as const) },
    { do: 'cancel' },
  ])
}

/** Counters that every player has: a unit and a leader on the map, a unit for sale. */
function someOf(dice: Dice, player: string): { units: string[]; leaders: string[] } {
  const units = [`${player}00`, `${player}-levy0`].filter(() => chance(dice, 2))
  return { units, leaders: units.length === 0 || chance(dice, 2) ? [`${player}0-lead`] : [] }
}

function effect(dice: Dice, player: string, regions: readonly string[]): EffectFile {
  const side = whose(dice)
  const change = rollDice(dice, 5) - 2
  const enemy = player === 'blue' ? 'us' : 'them'
  return pick<EffectFile>(dice, [
    { do: 'points', side, change },
    { do: 'money', side, change },
    { do: 'income', side, change },
    { do: 'supremacy', side, change },
    { do: 'draw', number: 1 + rollDice(dice, 2) },
    { do: 'discard', side, number: 1 + rollDice(dice, 2) },
    { do: 'losses', side, steps: 1 + rollDice(dice, 2), chooser: whose(dice) },
    { do: 'attrition', side, fails: rollDice(dice, 10) },
    { do: 'movement', side, change },
    { do: 'supply', side, as: pick(dice, ['in', 'out'] as const) },
    { do: 'forbid', side, what: pick(dice, ['move', 'attack', 'rail', 'hide', 'search'] as const) },
    { do: 'reveal', regions: chance(dice, 2) ? [] : [pick(dice, regions)] },
    { do: 'add', units: [`${player}-levy0`], leaders: [], at: [pick(dice, regions), pick(dice, regions)] },
    { do: 'remove', ...someOf(dice, pick(dice, ['red', 'blue'])) },
    { do: pick(dice, ['war', 'peace'] as const), with: enemy },
    { do: 'forbid', side, what: pick(dice, ['pursuit', 'reroll'] as const) },
    {
      do: 'test',
      upTo: rollDice(dice, 9),
      then: [{ do: 'points', side, change }],
      else: [{ do: 'draw', number: 1 }],
    },
  ])
}
