import type { TFunction } from 'i18next'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { StateMessage } from '@sandtable/protocol'
import type { Talking } from './talk-context.ts'
import { nameTab } from '../words/head.ts'
import { useFrame } from './frame-context.ts'

/** The tab of the browser says whose move it is. */
export function useTabTitle({ speakers, at }: Talking): void {
  const { t } = useTranslation()
  const { players, title } = useFrame()
  const state = useStore(at.seen, now => now.state)
  // With several players at one screen, "you" would be nobody in particular.
  const viewer = useStore(at.seen, now => (speakers.length > 1 ? null : now.viewer))
  const name = tabTitle(t, state, { title, players, viewer })
  useEffect(() => {
    nameTab(name)
    return () => nameTab(null)
  }, [name])
}

interface Known {
  readonly title: string
  readonly players: readonly string[]
  readonly viewer: number | null
}

export function tabTitle(
  t: TFunction,
  state: Pick<StateMessage, 'stage' | 'waiting'> | null,
  { title, players, viewer }: Known,
): string {
  if (state?.stage === 'over') return t('page:title:over', { title })
  if (state?.stage !== 'playing' || state.waiting.length === 0) return title
  if (viewer !== null && state.waiting.includes(viewer)) return t('page:title:mine', { title })
  return t('page:title:theirs', { title, names: state.waiting.map(player => players[player] ?? '') })
}
