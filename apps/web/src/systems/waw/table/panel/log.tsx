import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { LogList } from '../../../../frame/log-list.tsx'
import { regionName } from '../logic/names.ts'
import { storyOf } from '../logic/story.ts'
import { labelOf } from '../../climax/climaxes.ts'
import { useLay, useTable } from '../table-context.ts'
import { useUi } from '../../../../frame/frame-context.ts'

/** The log of a war. */
export function Log() {
  const { t } = useTranslation()
  const { s, tale, viewer } = useLay().seen
  const { reopened } = useTable()
  const { showPlace } = useUi()
  const lines = useMemo(
    () =>
      storyOf(s, tale, viewer).map(({ region, past, ...entry }) => ({
        ...entry,
        ...(past === null
          ? {}
          : { more: { name: t(labelOf(past)), open: () => reopened.getState().open(past.id) } }),
        place: region === null ? null : { name: regionName(s, region), show: () => showPlace(region) },
      })),
    [t, s, tale, viewer, showPlace, reopened],
  )
  return <LogList lines={lines} />
}
