/** Playback and recap of the others' moves. */
export const playback = {
  'playback:bar': 'Playback',
  'playback:back': 'Step back',
  'playback:play': 'Play',
  'playback:pause': 'Pause',
  'playback:forward': 'Step forward',
  'playback:speed': 'Speed',
  'playback:times': '{{speed}}×',
  'playback:skip': 'Skip to now',
  'recap:title': 'While you waited',
  'recap:show': 'Show on the map',
  'recap:others_one': 'And {{count}} smaller event, in the log.',
  'recap:others_other': 'And {{count}} smaller events, in the log.',
  'recap:back': 'Previous event',
  'recap:on': 'Next event',
  'recap:again': 'Watch it again',
  'recap:close': 'My move',
} as const
