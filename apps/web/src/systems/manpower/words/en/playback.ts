/** Deeds in a battle in metres, for a recap. */
export const playback = {
  'battle:strength': 'Units in the battle',
  'battle:lost': 'Units lost',
  'battle:luck': 'Pips on attack dice',

  'deed:shots_one': '{{words}}, and {{count}} more shot',
  'deed:shots_other': '{{words}}, and {{count}} more shots',
} as const
