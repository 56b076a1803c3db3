import { Suspense } from 'react'
import { useStore } from 'zustand'
import { lazily } from '../../../look/lazily.ts'
import { useTable } from '../table/table-context.ts'

const Climax = lazily(async () => (await import('./climax.tsx')).Climax)

/** A battle or siege that the player looks at again. */
export function ReopenedLayer() {
  const { desk, opened, odds, reopened, ui } = useTable()
  const { id, close } = useStore(reopened)
  const { tale, viewer } = useStore(desk.live.seen)
  if (id === null) return null
  return (
    <Suspense fallback={null}>
      <Climax
        key={id}
        printed={opened}
        {...{ viewer, tale, id, odds, close }}
        show={region => {
          close()
          ui.getState().showPlace(region)
        }}
      />
    </Suspense>
  )
}
