import type { Trait } from '../counters.ts'

/** W-4.1-types, G-02 The meaning of a type code on a combat unit, and on a support unit. */
// prettier-ignore
export const TYPES: Readonly<Record<string, { readonly combat: readonly Trait[]; readonly support: readonly Trait[] }>> = {
  C:   { combat: ['cavalry'],       support: [] },
  M:   { combat: ['mountain'],      support: [] },
  G:   { combat: ['guerrilla'],     support: ['guerrilla'] },
  T:   { combat: ['transport'],     support: ['transport'] },
  A:   { combat: ['archer'],        support: ['artillery'] },
  N:   { combat: ['naval'],         support: ['naval'] },
  Air: { combat: ['air'],           support: ['air'] },
  B:   { combat: ['air', 'bomber'], support: ['air', 'bomber'] },
  CV:  { combat: ['naval'],         support: ['naval'] },
  SS:  { combat: ['naval'],         support: ['naval'] },
  S:   { combat: ['siege'],         support: ['siege'] },
  D:   { combat: ['discovery'],     support: ['discovery'] },
  I:   { combat: ['air'],           support: ['air'] },
  P:   { combat: ['para'],          support: [] },
  H:   { combat: ['air'],           support: ['air'] },
  L:   { combat: ['logistics'],     support: ['logistics'] },
  AA:  { combat: ['antiair'],       support: ['antiair'] },
  F:   { combat: ['air'],           support: ['air'] },
  FB:  { combat: ['air', 'bomber'], support: ['air', 'bomber'] },
}

/** The traits that a scenario may give a letter through `type_aliases`. */
export const ALIASES: readonly Trait[] = [
  'cavalry',
  'mountain',
  'mechanized',
  'archer',
  'artillery',
  'logistics',
  'marine',
  'para',
]
