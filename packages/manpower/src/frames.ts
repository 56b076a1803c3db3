import type { FrameOf, Kind, NoData } from '@sandtable/kernel'

/** The player whose part of a phase a frame belongs to. */
type PartOfPhase = { readonly side: number }

/** What each sequence of a battle keeps in its frame. */
export type Frames = {
  /** The set-up and the turns; the position knows how far they have got. */
  battle: NoData
  movement: PartOfPhase
  /** One move and the answers to it; the position has the move. */
  march: NoData
  /** MG-truce-single The player who has offered a truce, and those still to answer. */
  truce: PartOfPhase & { readonly left: readonly number[] }
  targeting: PartOfPhase
  acting: PartOfPhase
}

interface Framed extends Kind {
  f: Frames
}

/** A frame in which a battle may start. */
export type Opening = FrameOf<Framed, keyof Frames>
