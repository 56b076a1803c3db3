import { useMemo } from 'react'
import { LogList } from '../../../../frame/log-list.tsx'
import { regionName } from '../logic/names.ts'
import { storyOf } from '../logic/story.ts'
import { useLay } from '../table-context.ts'
import { useUi } from '../../../../frame/frame-context.ts'

/** The log of a war. */
export function Log() {
  const { s, tale, viewer } = useLay().seen
  const { showPlace } = useUi()
  const lines = useMemo(
    () =>
      storyOf(s, tale, viewer).map(({ region, ...entry }) => ({
        ...entry,
        place: region === null ? null : { name: regionName(s, region), show: () => showPlace(region) },
      })),
    [s, tale, viewer, showPlace],
  )
  return <LogList lines={lines} />
}
