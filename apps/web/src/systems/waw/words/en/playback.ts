/** Deeds in a war, for a recap. */
export const playback = {
  'deed:arrived_one': '{{who}} and {{count}} other arrived in {{region}}',
  'deed:arrived_other': '{{who}} and {{count}} others arrived in {{region}}',
  'deed:fights': '{{first}} attacked {{second}} at {{region}}',
  'deed:undecided': 'Nobody won the battle of {{region}} between {{first}} and {{second}}',
  'deed:won': '{{winner}} beat {{loser}} at {{region}}',
  'deed:routed': '{{winner}} routed {{loser}} at {{region}}',
  'deed:losses': 'Steps lost: {{first}} {{a}}, {{second}} {{b}}',
  'deed:points': 'Points: {{first}} {{a, signed}}, {{second}} {{b, signed}}',
  'war:strength': 'CF on the map',
  'war:lost': 'Steps lost',
  'war:luck': 'Hits rolled',

  'deed:fate': '{{leader}}: {{fate}}',
} as const
