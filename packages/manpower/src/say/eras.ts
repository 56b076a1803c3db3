import type { Era } from '@sandtable/scenario'

/** M-era-six */
// prettier-ignore
export const ERA_NAMES: Readonly<Record<Era, string>> = {
  'medieval':   'Medieval',
  'napoleonic': 'Napoleonic',
  'pre-war':    'Pre-War',
  'ww1':        'WW1',
  'ww2':        'WW2',
  'modern':     'Modern',
}
