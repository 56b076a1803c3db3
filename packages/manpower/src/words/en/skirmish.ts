import type { NoSale } from '../../skirmish/for-sale.ts'

/** The terms of a skirmish, armies, and what is for sale. */
export const SKIRMISH = {
  terms: '{{armies}}, {{manpower}} manpower',
  'terms:printed': 'printed army',
  'terms:apart': '{{one}} v {{other}}',
  fielded: 'a {{era}} army for {{manpower}} manpower',
  'fielded:printed': 'the printed army',
  'skirmish:title': '{{title}}: skirmish, {{terms}}',
  'skirmish:tagline': 'Bring an army of your own: {{terms}}.',
  'skirmish:about': 'Fight on the ground of {{title}} with armies of your own.',
  'skirmish:side': '{{side}}: {{army}}.',
  'skirmish:how': 'Choose a leader, buy an army in secret, then place it. Unspent manpower pays for works.',
  'skirmish:how:later':
    'Choose a leader, buy an army in secret, then place it. Unspent manpower pays for works, and for reinforcements in turn {{turn}}.',

  'sale:other-era': 'from another era',
  'sale:not-listed': 'not on this side’s list',
  'sale:no-rails': 'no rails where it could start',
  'sale:map-too-small': 'its minimum range is too long for this map',
  'sale:no-works': 'nothing to knock down or build here',
  'sale:no-flyers': 'the enemy has no flyers to shoot at',
  'sale:no-guns': 'no guns to spot for',
  'sale:no-passengers': 'nobody to carry',
  'sale:no-supply': 'carries supplies, and a single battle needs none',
  'sale:no-spells': 'no spells to cast',
  'sale:no-use': 'no use in this battle',

  'army:unknown': '{{group}}: this battle has no “{{id}}”',
  'army:not-for-sale': '{{group}}: can’t buy {{what}}: {{why}}',
  'army:fault': '{{group}}: {{why}}',
} as const satisfies Readonly<Record<string, string>> & Record<`sale:${NoSale}`, string>
