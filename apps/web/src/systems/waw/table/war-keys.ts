import type { KeyRow } from '../../../frame/key-list.tsx'

/** The keys of a war's table. */
export const WAR_KEYS: readonly KeyRow[] = [
  ['key:tab', 'key:tab:does'],
  ['key:arrows', 'key:arrows:does'],
  ['key:enter', 'key:enter:does'],
  ['key:space', 'key:space:does'],
  ['key:esc', 'key:esc:does'],
  ['U', 'key:u:does'],
  ['E', 'key:e:does'],
  ['O', 'key:o:does'],
  ['H', 'key:h:does'],
  ['I', 'key:i:does'],
  ['L', 'key:l:does'],
  ['R', 'key:r:does'],
  ['+ − 0', 'key:zoom:does'],
  ['1 – 5', 'key:overlays:does'],
  ['?', 'key:help:does'],
]
