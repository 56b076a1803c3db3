import type { Mark } from '@sandtable/draw'

/** One overlay of the map; all lists have an entry for each region. */
export type Overlay =
  /** Each region's owner, as the number of a mark. */
  | {
      readonly kind: 'control'
      readonly control: readonly (number | null)[]
      readonly marks: readonly Mark[]
    }
  /** Whether a stack there would be in supply, and where supply comes from. */
  | {
      readonly kind: 'supply'
      readonly supply: readonly ('in' | 'out' | null)[]
      readonly sources: readonly number[]
    }
  | { readonly kind: 'income'; readonly income: readonly (number | null)[] }
  /** How many enemy units could attack each region, and from where they could attack the one that is looked at. */
  | {
      readonly kind: 'threat'
      readonly threat: readonly (number | null)[]
      readonly looked: number | null
      readonly from: readonly number[]
    }
  /** Units in each region, and how many may be there; null: no limit. */
  | {
      readonly kind: 'stacking'
      readonly stacking: readonly ({ readonly count: number; readonly limit: number | null } | null)[]
    }
