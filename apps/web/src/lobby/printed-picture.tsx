import type { ReactNode } from 'react'
import { memo, Suspense, useEffect, useState } from 'react'
import type { Printed } from '../systems/plug.ts'
import { printed } from '../game/printed.ts'
import look from './map-picture.module.css'

interface PictureProps {
  readonly scenario: string
  /** The digest of its pack. */
  readonly pack: string
}

/** A scenario's map as a picture; until it is there, bare ground. */
export const MapPicture = memo(function MapPicture({ scenario, pack }: PictureProps) {
  return <Picture>{usePrinted(scenario, pack)?.picture ?? null}</Picture>
})

/** Where the armies stand before the first turn. */
export const SetupPicture = memo(function SetupPicture({ scenario, pack }: PictureProps) {
  return <Picture>{usePrinted(scenario, pack)?.setup ?? null}</Picture>
})

/** A picture that may still be loading. */
export const Picture = ({ children }: { readonly children: ReactNode }) =>
  children === null ? <Bare /> : <Suspense fallback={<Bare />}>{children}</Suspense>

const Bare = () => <div className={look['ground']} />

/** A scenario's printed matter; null while it loads. */
function usePrinted(scenario: string, digest: string): Printed | null {
  const [found, setFound] = useState<Printed | null>(null)
  useEffect(() => {
    let left = false
    printed(scenario, digest).then(
      laid => {
        if (!left) setFound(laid)
      },
      // A picture that fails to load leaves its place bare.
      () => {},
    )
    return () => {
      left = true
    }
  }, [scenario, digest])
  return found
}
