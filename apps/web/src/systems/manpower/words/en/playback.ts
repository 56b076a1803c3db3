/** What somebody did in a battle in metres, as a recap tells it. */
export const playback = {
  'deed:shots_one': '{{words}}, and {{count}} more shot',
  'deed:shots_other': '{{words}}, and {{count}} more shots',
} as const
