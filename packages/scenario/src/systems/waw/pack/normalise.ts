import type {
  PackCardFile,
  PackFile,
  PlayerFile,
  SetupFile,
  SpecialRuleFile,
  VictoryFile,
} from '../pack-file.ts'
import type { CardText } from './card-schema.ts'
import type { EffectOf } from './normalise-effects.ts'
import type { PackText, PlayerText, RuleText } from './pack-schema.ts'
import type { PackTexts } from './parts.ts'
import type { SetupText } from './setup-schema.ts'
import { capOf } from '../battle/normalise.ts'
import { each } from '../../../each.ts'
import { leaderOf, nationOf, unitOf } from './normalise-counters.ts'
import { conditionOf, effectsFor } from './normalise-effects.ts'
import { mapOf } from './normalise-map.ts'

/** One form for things that can be written in several: omitted parts are filled in. */
export function normalisePack(id: string, { pack, map, counters, cards, setup }: PackTexts): PackFile {
  const effectOf = effectsFor(counter => Object.hasOwn(counters.leaders ?? {}, counter))
  return {
    id,
    ruleset: pack.ruleset,
    edition: pack.edition,
    title: pack.title,
    about: pack.about,
    year: pack.year,
    tagline: pack.tagline ?? null,
    minutes: pack.minutes ?? null,
    difficulty: pack.difficulty ?? null,
    turns: pack.turns,
    uses: pack.uses ?? [],
    options: pack.options ?? {},
    cap: capOf(pack.cap),
    players: pack.players.map(playerOf),
    peace: pack.peace ?? [],
    victory: victoryOf(pack.victory),
    rules: (pack.rules ?? []).map(rule => ruleOf(rule, effectOf)),
    extraDraw: pack['extra-draw'] ?? null,
    absent: pack.absent ?? 'bot',
    resources: pack.resources ?? [],
    technologies: pack.technologies ?? [],
    map: mapOf(map),
    nations: each(counters.nations, nationOf),
    units: each(counters.units, unitOf),
    leaders: each(counters.leaders ?? {}, leaderOf),
    symbols: each(counters.symbols ?? {}, symbol => ({ ...symbol, effects: symbol.effects.map(effectOf) })),
    cards: each(cards.cards, card => cardOf(card, effectOf)),
    setup: setupOf(setup),
    expects: {
      unsupplied: pack.expects?.unsupplied ?? [],
      unreachable: pack.expects?.unreachable ?? [],
    },
  }
}

const playerOf = (player: PlayerText): PlayerFile => ({
  id: player.id,
  name: player.name,
  side: player.side ?? player.id,
  joins: player.joins ?? 1,
  points: player.points ?? 0,
  money: player.money ?? 0,
  income: player.income ?? 0,
  hand: player.hand ?? 0,
  supremacy: player.supremacy ?? 0,
  technology: player.technology ?? {},
  forts: (player.forts ?? []).map(({ fdv, price }) => ({ fdv, price: price ?? null })),
  pool: player.pool ?? [],
})

const victoryOf = ({ conditions, otherwise }: PackText['victory']): VictoryFile => ({
  conditions: (conditions ?? []).map(({ player, name, if: met, at }) => ({
    player,
    name,
    if: conditionOf(met),
    atEnd: at === 'end',
  })),
  otherwise,
})

const ruleOf = (rule: RuleText, effectOf: EffectOf): SpecialRuleFile => ({
  name: rule.name,
  text: rule.text,
  when: rule.when,
  player: rule.player ?? null,
  if: conditionOf(rule.if),
  effects: rule.effects.map(effectOf),
})

const cardOf = (card: CardText, effectOf: EffectOf): PackCardFile => ({
  player: card.player,
  deck: card.deck ?? 1,
  name: card.name,
  text: card.text,
  family: card.family,
  copies: card.copies ?? 1,
  generic: card.generic
    ? { when: [card.generic.when].flat(), effects: card.generic.effects.map(effectOf) }
    : null,
  battle: card.battle ? { effects: card.battle.effects.map(effectOf) } : null,
  lasting: card.lasting ?? 1,
  once: card.once ?? false,
  cost: { money: card.cost?.money ?? 0, points: card.cost?.points ?? 0 },
  if: conditionOf(card.if),
})

const setupOf = (setup: SetupText): SetupFile => ({
  at: setup.at,
  faceDown: setup['face-down'] ?? {},
  hidden: setup.hidden ?? [],
  reduced: setup.reduced ?? [],
  inside: setup.inside ?? [],
  control: setup.control,
  reinforcements: (setup.reinforcements ?? []).map(arrival => ({
    turn: arrival.turn,
    player: arrival.player,
    at: arrival.at,
    units: arrival.units ?? [],
    leaders: arrival.leaders ?? [],
    faceDown: arrival['face-down'] ?? 0,
    hidden: arrival.hidden ?? false,
  })),
})
