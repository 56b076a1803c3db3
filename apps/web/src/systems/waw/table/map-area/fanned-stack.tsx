import { Suspense, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Position } from '@sandtable/waw'
import { faceOf, statesOf } from '../../counters/seen-counter.ts'
import { lazily } from '../../../../look/lazily.ts'
import { useDeskState, useTable } from '../table-context.ts'
import { useMapHand } from '../../../../map/index.ts'
import { useSettings } from '../../../../look/settings.ts'
import css from './fanned-stack.module.css'

const Fan = lazily(async () => (await import('../../counters/fan.tsx')).Fan)

/** The space beside it: the map tools, and a margin. */
const BESIDE = 84

/** The map's current width, in pixels. */
function useMapWidth(): number {
  const hand = useMapHand()
  const width = (): number => hand?.size().width ?? 0
  return useSyncExternalStore(hand?.follow ?? stay, width, width)
}

const stay = (): (() => void) => () => {}

/** The picked-up stack, fanned out over the map: raised counters go. */
export function FannedStack() {
  const { t } = useTranslation()
  const { desk, opened } = useTable()
  const { symbols } = useSettings()
  const room = useMapWidth() - BESIDE
  const { lay, selection } = useDeskState()
  const pile = 'pile' in selection ? lay.piles.find(({ key }) => key === selection.pile) : undefined
  const { s, view } = lay.seen
  const counters = useMemo(() => {
    if (pile === undefined || view === null) return []
    const p: Position = view
    const may = lay.able(pile)
    return pile.counters.map(c => ({
      key: String(c),
      face: faceOf(opened.pack, s, p, c),
      states: statesOf(s, p, c),
      free: may.includes(c),
    }))
  }, [pile, view, lay, opened, s])
  if (counters.length < 2 || !('picked' in selection)) return null
  return (
    <div className={css['tray']}>
      <Suspense>
        <Fan
          label={t('stack:fan')}
          counters={counters}
          picked={new Set(selection.picked.map(String))}
          onPick={keys => desk.act({ do: 'pick', picked: [...keys].map(Number) })}
          symbols={symbols}
          room={room}
        />
      </Suspense>
    </div>
  )
}
