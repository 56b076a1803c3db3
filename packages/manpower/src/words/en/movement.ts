/** Marches, and the effects of the enemy and the ground. */
export const MOVEMENT = {
  'move-began': '{{group}} headed {{wind}} for {{point}}, {{metres}} m to go',
  'move-began:short': '{{group}} shifted less than 1 m {{wind}}',
  'move-began:wheels':
    '{{group}} headed {{wind}} for {{point}}, {{metres}} m to go, wheeling {{facing}} at the end ({{wheel}} m)',
  'move-began:turns': '{{group}} wheeled {{facing}} ({{wheel}} m)',
  'move-began:leaves': '{{group}} headed off the field',
  'move-began:takes-off': '{{group}} took off for {{point}}',
  'let-pass': '{{side}} let {{group}} pass',
  'opportunity-taken': '{{stack}}: opportunity fire at {{group}}',
  blocked: '{{by}} blocked and engaged {{group}}',
  'block-passed': '{{group}} slipped past {{by}}',
  disengaged: '{{group}} broke free of {{from}}: {{what, row}}',
  'rushed:caught':
    '{{group}} rushed a hazard: rolled {{die}} (even), and a quarter took damage ({{crossing}} crossing)',
  'rushed:safe': '{{group}} rushed a hazard: rolled {{die}} (odd), and nobody took damage',
  'wire-crushed': '{{group}} crushed the wire',
  'mines-sprung': '{{group}} set off a minefield',
  landed: '{{group}} landed: {{what, row}}',
  reformed: '{{group}} re-formed: {{files}}, {{order}} order',
  split: '{{goes}} split off from {{group}}: {{units}}',
  merged: '{{group}} joined {{into}}',
  embarked: '{{group}} boarded {{carrier}}',
  disembarked: '{{group}} got off {{carrier}} at {{point}}',
  'carrier-lost_one': '{{group}} lost {{count}} step with {{carrier}}',
  'carrier-lost_other': '{{group}} lost {{count}} steps with {{carrier}}',
  entered: '{{group}} went into {{shelter}}',
  emerged: '{{group}} came out of {{shelter}}',
  left: '{{group}} left the field',
  surrendered: '{{groups}} surrendered: {{refund}} manpower back to {{side}}',
} as const

/** The same where a map shows the place. */
export const MOVEMENT_ON_MAP = {
  'move-began:on-map': '{{group}} headed {{wind}}, {{metres}} m to go',
  'move-began:wheels:on-map':
    '{{group}} headed {{wind}}, {{metres}} m to go, wheeling {{facing}} at the end ({{wheel}} m)',
  'move-began:takes-off:on-map': '{{group}} took off',
  'disembarked:on-map': '{{group}} got off {{carrier}}',
} as const
