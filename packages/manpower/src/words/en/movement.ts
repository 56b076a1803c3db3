/** Marches, and the effects of the enemy and the ground. */
export const MOVEMENT = {
  'move-began': '{{group}} moved {{metres}} m {{wind}} towards {{point}}',
  'move-began:short': '{{group}} shifted less than 1 m {{wind}}',
  'move-began:wheels':
    '{{group}} moved {{metres}} m {{wind}} towards {{point}}, then wheeled {{facing}} ({{wheel}} m)',
  'move-began:turns': '{{group}} wheeled {{facing}} ({{wheel}} m)',
  'move-began:circles': '{{group}} circled for {{metres}} m',
  'move-began:takes-off:circles': '{{group}} took off and circled for {{metres}} m',
  'move-began:leaves': '{{group}} moved off the field',
  'move-began:takes-off': '{{group}} took off for {{point}}',
  'let-pass': '{{side}} let {{group}} pass',
  'opportunity-taken': '{{stack}}: opportunity fire at {{group}}',
  blocked: '{{by}} blocked {{group}}, which stopped and is now engaged',
  'block-passed': '{{group}} slipped past {{by}}',
  disengaged: '{{group}} is no longer engaged by {{from}}: {{what, row}}',
  'rushed:caught':
    '{{group}} rushed a hazard: rolled {{die}} (even), so a quarter of the {{crossing}} crossing took damage',
  'rushed:safe': '{{group}} rushed a hazard: rolled {{die}} (odd), so nobody took damage',
  'wire-crushed': '{{group}} crushed the entanglement',
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
  surrendered: '{{groups}} surrendered; {{side}} gets {{refund}} manpower back',
} as const

/** The same where a map shows the place. */
export const MOVEMENT_ON_MAP = {
  'move-began:on-map': '{{group}} moved {{metres}} m {{wind}}',
  'move-began:wheels:on-map': '{{group}} moved {{metres}} m {{wind}}, then wheeled {{facing}} ({{wheel}} m)',
  'move-began:takes-off:on-map': '{{group}} took off',
  'disembarked:on-map': '{{group}} got off {{carrier}}',
} as const
