/** A table with miniatures: its entries, and the unit tracking sheet. */
export const TABLE = {
  'table-turn': 'Turn {{turn}}',
  'area-struck': '{{by}}: burst, damage {{dice}}, kill radius {{radius}} m',
  'area-swept': '{{by}} swept the ground: damage {{dice}}',
  'group-formed': '{{group}}: {{order}} order',
  'group-formed:flying': '{{group}}: flying, {{order}} order',
  'stack-corrected': '{{stack}} corrected: {{healthy}} healthy, {{injured}} injured, {{dead}} dead',
  'stack-corrected:noted':
    '{{stack}} corrected: {{healthy}} healthy, {{injured}} injured, {{dead}} dead ({{note}})',
  'morale-corrected': '{{group}} corrected: {{morale, row}}',
  'morale-corrected:noted': '{{group}} corrected: {{morale, row}} ({{note}})',
  'morale-corrected:normal': 'normal morale',
  'morale-corrected:high': 'High morale until the end of turn {{until}}',
  'morale-corrected:low': 'Low morale until the end of turn {{until}}',

  'kept:cut-short': 'it isn’t complete JSON: it was cut short',
  'kept:format': 'it isn’t a saved table: expected format “{{format}}”',
  'kept:version': 'it has version {{version}} of the format; expected {{expected}}',
  'kept:no-version': 'it doesn’t say its version; expected {{expected}}',
  'kept:too-deep': 'its lists and objects are nested more than {{depth}} deep',
  'kept:damaged': 'this table is damaged or was changed, at {{at}}',
  'kept:order': 'its order {{order}} can’t be carried out',
  'kept:checksum': 'its checksum is wrong: the file was damaged or changed, or played by other rules',

  'sheet:entry': '{{name}}: {{figure}}',
  'sheet:speed': '{{metres}} (slowest: {{unit}})',
  'sheet:morale:high': 'High',
  'sheet:morale:low': 'Low',
  'sheet:morale:more': '{{morale}} ({{turns}} more)',
  'sheet:health': 'health {{figures, row}}',
  'sheet:crew': 'crew {{figures, row}}',
} as const
