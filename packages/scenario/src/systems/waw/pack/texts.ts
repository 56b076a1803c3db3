import { NAME, named, PACK_TEXTS, TEXT } from '../../../locale/section.ts'

/** The places of a war's texts, by the sections of a locale file. */
export const WAR_TEXTS = {
  pack: PACK_TEXTS,
  turns: { ...named('a-turn', 'name', [['pack', 'turns', '*']]), fields: { name: { ...NAME, into: [] } } },
  players: named('a-player', 'id', [['pack', 'players', '*']]),
  victory: named('a-victory-condition', 'name', [['pack', 'victory', 'conditions', '*']]),
  rules: named('a-special-rule', 'name', [['pack', 'rules', '*']], { text: TEXT }),
  regions: named('a-region', 'key', [['map', 'regions', '*']], { city: { ...NAME, into: ['city', 'name'] } }),
  rivers: {
    ...named('a-river', 'name', [['map', 'borders', '*']]),
    fields: { name: { ...NAME, into: ['called'] } },
  },
  areas: named('an-area', 'key', [['map', 'areas', '*']]),
  theaters: named('a-theater', 'key', [['map', 'theaters', '*']]),
  nations: named('a-nation', 'key', [['counters', 'nations', '*']]),
  units: named('a-unit', 'key', [['counters', 'units', '*']]),
  leaders: named('a-leader', 'key', [['counters', 'leaders', '*']]),
  symbols: named('a-symbol', 'key', [['counters', 'symbols', '*']], { text: TEXT }),
  cards: named('a-card', 'key', [['cards', 'cards', '*']], { text: TEXT }),
} as const
