/** Deeds in a battle in metres, for a recap. */
export const playback = {
  'deed:shots_one': '{{words}}, and {{count}} more shot',
  'deed:shots_other': '{{words}}, and {{count}} more shots',
} as const
