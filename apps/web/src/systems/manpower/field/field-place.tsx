import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { AtField } from './field-context.ts'
import type { Watching } from '../../../playback/playback-context.ts'
import { asShown } from './logic/desk.ts'
import { FieldContext, useField } from './field-context.ts'
import { Sounds } from '../../../sound/sounds.tsx'
import { useFrame } from '../../../frame/frame-context.ts'
import { PlaybackContext } from '../../../playback/playback-context.ts'
import { FieldThumb } from '../playback/field-thumb.tsx'
import { placeOf } from './logic/scene-of.ts'

interface Placed extends AtField {
  readonly children: ReactNode
}

/** One place at the table of a battle, with all that its parts share. */
export function FieldPlace({ pack, desk, field, losses, children }: Placed) {
  const at = useMemo(() => ({ pack, desk, field, losses }), [pack, desk, field, losses])
  const { marks } = useFrame()
  const watching = useMemo(
    (): Watching => ({
      cursor: desk.cursor,
      thumb: deed => {
        const { s, view, tale } = desk.live.seen.getState()
        return view === null ? null : <FieldThumb {...{ deed, s, tale, field, marks }} p={view} />
      },
      show: ({ to }) => {
        const { s, view, tale } = desk.live.seen.getState()
        const told = tale[to - 1]
        if (view !== null && told !== undefined) desk.show(placeOf(s, view, told.e))
      },
    }),
    [desk, field, marks],
  )
  return (
    <FieldContext value={at}>
      <PlaybackContext value={watching}>
        {children}
        <Sounds live={desk.live} />
      </PlaybackContext>
    </FieldContext>
  )
}

/** The parts that see the battle as the screen shows it, which may be behind its head. */
export function AsShown({ children }: { readonly children: ReactNode }) {
  const at = useField()
  const shown = useStore(at.desk.cursor.shown)
  const past = useMemo(() => {
    const desk = asShown(at.desk, shown)
    return desk === at.desk ? at : { ...at, desk }
  }, [at, shown])
  return <FieldContext value={past}>{children}</FieldContext>
}
