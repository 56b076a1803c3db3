/** Phrases for turns, points and victory, supply and sieges. */
export const TURN_WORDS = {
  'section:turn': 'Turn {{turn}}: {{name}}',
  'section:player': '{{player}}, {{name}}',
  'section:control': 'Control',
  'section:supply': 'Supply',
  'section:siege': 'Sieges',
  'section:victory': 'Victory',

  'control:taken': 'passed from {{from}} to {{to}}',
  'control:first': 'passed to {{to}}',

  'scored:loser': '{{loser}} {{change, signed}}',
  'what:fortress': 'fortress taken',
  'cities-scored': 'cities held at the end ({{cities, row}})',
  city: '{{city}} {{points}}',

  'rules-updated': 'Rules updated: {{changes}}',
  'rules:2': 'upkeep must be paid, and terrain counts towards the limit on modifiers',
  'rules:4':
    'injured leaders return in the next game turn, any combat unit may search, bunkers count for stacking, fixed units may use their fortress, overruns in edition A count hidden units, a cancelled card has no effect for the rest of the battle, and cards that would do nothing can’t be played',

  'won:condition': 'won the game: “{{condition}}”',
  'won:points': 'won the game with the most points after the last turn',
  'won:scenario': 'won the game: nobody met a victory condition, so the scenario decides',
  'won:draw': 'The game is a draw',
  'won:gauge': '{{player}} {{points}}',

  'supply:out':
    'went out of supply in {{region}}: −1 CF and MF, moves one region a turn, can’t attack or besiege',
  'supply:out:besieges':
    'went out of supply in {{region}}: −1 CF and MF, moves one region a turn, can’t attack',
  'supply:in': 'returned to supply in {{region}}',
  starved: 'went back to the pool: out of supply at two checks running',
  'train-spent': 'was given up in {{region}}; its stack is in supply until the next check',
  'train-spent:for': 'for {{units}}',

  'siege:of': 'Siege of {{region}}',
  'siege:fell': 'the fortress fell',
  'siege:held': 'the fortress held',
  'what:engine': 'siege engines',
  'what:siege-artillery': 'artillery',
  'what:garrison': 'large garrison',
  'what:s-outside': 'siege value of {{name}}',
  'what:s-inside': 'siege value of {{name}}, inside',
  'fortress-fell': 'took the fortress of {{region}} from {{owner}}',
  'fortress-fell:lost': 'fell with the fortress of {{region}}',
  'fort-built': 'built a fortress in {{region}}',
  'fort-built:takeover': 'placed a fortress in {{region}}',
  fdv: 'FDV {{fdv}}',
} as const
