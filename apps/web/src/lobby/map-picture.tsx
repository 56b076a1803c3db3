import type { Position } from '@sandtable/waw'
import look from './map-picture.module.css'

interface PictureProps {
  readonly scenario: string
  /** The digest of its pack. */
  readonly pack: string
  readonly position?: Position | null
  readonly large?: boolean
}

/** A scenario's map as a picture; until it is there, bare ground. */
export const MapPicture = ({ scenario }: PictureProps) => (
  <div className={look['ground']} data-scenario={scenario} />
)
