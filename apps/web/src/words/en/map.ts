/** The map and its tools, and the words for pointing at it. */
export const map = {
  click: 'click',
  'click:begins': 'Click',
  tap: 'tap',
  'tap:begins': 'Tap',
  'map:map': 'Map',
  'map:tools': 'Map tools',
  'map:in': 'Zoom in (+)',
  'map:out': 'Zoom out (−)',
  'map:home': 'Show the whole map (0)',
  'map:control': 'Control (1)',
  'map:supply': 'Supply (2)',
  'map:income': 'Income (3)',
  'map:stacking': 'Stacking limits (4)',
  'map:none': 'none',
  'map:overlay': 'Next overlay (now: {{now}})',
  'map:mini': 'Overview map',
} as const
