/** What checking a pack finds. */
export const FINDINGS = {
  'check:files': 'files',
  'check:rules': 'rules',
  'check:map': 'map',
  'check:regions': 'regions',
  'check:supply': 'supply',
  'check:attack': 'attack',
  'check:conditions': 'conditions',
  'check:texts': 'texts',
  'check:reinforcements': 'reinforcements',
  'check:cards': 'cards',
  'check:victory': 'victory',
  'check:end': 'end',
  'check:balance': 'balance',

  'files:size': '{{regions}} regions, {{units}} units, {{leaders}} leaders, {{cards}} cards, {{turns}} turns',
  'files:fit': 'well formed, and they fit together',
  'files:wrong': '{{count}} wrong',
  'rules:options_one': 'edition {{edition}}, {{count}} option',
  'rules:options_other': 'edition {{edition}}, {{count}} options',

  'map:drawn': '{{regions}} of {{regions}} regions have an outline',
  'map:missing': 'no outlines: the map is drawn as a plan',
  'map:unusable': 'unusable outlines: the map is drawn as a plan',
  'map:no-outlines':
    'this file is missing, so the map is drawn as a plan: a box for each region, a line for each border',

  'regions:reached': '{{reached}} of {{open}} open land regions can be reached',
  'regions:cut-off':
    'no land unit can get here from where it starts or enters. If that’s intended, list the region in expects.unreachable of pack.yaml',
  'regions:reachable': '{{region}} can be reached, although expects.unreachable lists it',

  'supply:unused': 'not used',
  'supply:supplied': '{{supplied}} of {{units}} units on the map start in supply',
  'supply:in': '{{unit}} starts in supply, although expects.unsupplied lists it',
  'supply:none':
    'none of the {{units}} units of {{player}} on the map start in supply: does that side control a supply source?',
  'supply:out':
    'no supply line from here to a source of {{player}}: {{units, row}} would be out of supply. If that’s intended, list them in expects.unsupplied of pack.yaml',

  'attack:able': '{{able}} of {{sides}} sides can attack',
  'attack:nobody': 'nobody can ever attack: no side has a leader with units that can march',
  'attack:side': '{{side}} can never attack: it has no leader with units that can march',

  'conditions:looked_one': '{{count}} condition, {{never}} impossible',
  'conditions:looked_other': '{{count}} conditions, {{never}} impossible',
  'conditions:never': 'can never be met: {{why}}',
  'never:leader': '{{leader}} never comes onto the map',
  'never:technology': 'nothing ever changes the technology {{technology}}',
  'never:money': '{{player}} has {{sum, money}} and never gets any more',
  'never:terrain': 'nobody can get into a {{terrains, or}} region',
  'never:regions_one': '{{regions, row}} is out of reach',
  'never:regions_other': '{{regions, row}} are out of reach',

  'texts:looked_one': '{{count}} text, {{found}} with a number no effect has',
  'texts:looked_other': '{{count}} texts, {{found}} with a number no effect has',
  'texts:stray': 'the text says {{stray}}, but no effect does: {{said}}',

  'reinforcements:none': 'none',
  'reinforcements:no-games': '{{due}} counters, no games played',
  'reinforcements:came': '{{come}} of {{due}} counters arrived',
  'reinforcements:leader': 'a leader',
  'reinforcements:too-early': '{{names}} never arrived in {{games}} games: no game reached turn {{turn}}',
  'reinforcements:shut':
    '{{names}} never arrived in {{games}} games: in {{waited}} of them every region stayed closed',
  'reinforcements:barred':
    'can never arrive: {{regions}} holds an enemy fortress, and nobody can get there to take it',

  'cards:no-games': '{{uses}} uses of {{cards}} cards, no games played',
  'cards:played': '{{uses}} uses of {{cards}} cards: {{played}} played',
  'cards:kept':
    '{{uses}} uses of {{cards}} cards: {{played}} played, {{kept}} more could have been ({{names, row}})',
  'cards:use': '{{card}}: {{use}}',
  'cards:never': 'couldn’t be played in any of {{games}} games: {{why}}',
  'cards:deck':
    'deck {{deck}} of {{player}} was never drawn from in {{games}} games: the decks before it never ran out',

  'victory:no-games': '{{conditions}} conditions, no games played',
  'victory:met': '{{met}} of {{conditions}} conditions met',
  'victory:met-in': '{{met}} of {{conditions}} conditions met: {{proofs, row}}',
  'victory:proof': '{{condition}} in {{game}}',
  'victory:at-once': 'already met before anyone has moved',
  'victory:never': 'decided none of {{games}} games: {{why}}',
  'victory:passing': 'it was met for a while, but never at the end of a turn',
  'victory:passing-last': 'it was met for a while, but never at the end of the last turn',

  'end:no-games': 'no games played',
  'end:finished': '{{finished}} of {{games}} games finished',
  'end:longest': '{{finished}} of {{games}} games finished, the longest after {{answers}} answers',
  'end:late': '{{figures}}; then time ran out',
  'end:broken': '{{game}} crashed in turn {{turn}}: {{why}}',
  'end:endless': '{{game}} wasn’t over after {{answers}} answers, in turn {{turn}}',
  'end:more_one': '{{text}}; so did {{count}} more',
  'end:more_other': '{{text}}; so did {{count}} more',
  'end:none': 'no game finished in the time available: {{game}} was in turn {{turn}}',
  'game:name': 'game {{game}} ({{bots, row}}; seed {{seed}})',

  'balance:few_one': '{{count}} game between captains: too few to tell',
  'balance:few_other': '{{count}} games between captains: too few to tell',
  'balance:won': '{{games}} games between captains: {{shares, row}}',
  'balance:share': '{{side}} won {{share}}',
  'balance:uneven':
    '{{side}} won {{share}} of {{games}} games between captains (95% interval {{low}} to {{high}}); {{least}} to {{most}} would be even',

  'lacking:moment': 'the moment for it never came',
  'lacking:effect': 'it would have done nothing',
  'lacking:at-once': 'everything it needs was there, but never at the same time',
  'lacking:turn': 'no game got past turn {{most}}, and it needs turn {{need}}',
  'lacking:points': '{{player}} had at most {{most}} of {{need}} points',
  'lacking:money': '{{player}} had at most {{most, money}} of {{need, money}}',
  'lacking:technology': '{{player}} had at most level {{most}} of {{need}} in {{technology}}',
  'lacking:held-one': '{{player}} never held {{regions, row}}',
  'lacking:held': '{{player}} held at most {{most}} of {{regions, row}}, and it needs {{need}}',
  'lacking:lost-one': 'no enemy of {{player}} ever held {{regions, row}}',
  'lacking:lost': 'enemies of {{player}} held at most {{most}} of {{regions, row}}, and it needs {{need}}',
  'lacking:late': 'its moment came only after turn {{turn}}',
  'lacking:alive': '{{leader}} was never on the map',
  'lacking:dead': '{{leader}} was always on the map',
  'lacking:terrain': '{{player}} had no battle in {{terrains, or}}',
  'lacking:attacker': '{{player}} was never the attacker',
  'lacking:defender': '{{player}} was never the defender',
  'lacking:effects': 'none of its effects had what it needs',
} as const
