import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Proposal, Word } from '@sandtable/kernel'
import type { Talk } from '@sandtable/protocol'
import { isAsked } from '@sandtable/kernel'
import type { Speaker } from './talk-context.ts'
import { Icon } from './icon.tsx'
import { Push } from './controls.tsx'
import { useFrame } from './frame-context.ts'
import { useTalk } from './talk-context.ts'
import css from './talk-bar.module.css'

/** What is on offer beside the rules, over the map: to answer it, to wait, or to read what came of it. */
export function TalkBar() {
  const { at } = useTalk()
  const state = useStore(at.seen, ({ state: now }) => now)
  const [closed, setClosed] = useState<Talk | null>(null)
  const talk = state?.talk
  if (talk === undefined || talk === closed || state?.outcome !== null) return null
  return <Said talk={talk} close={() => setClosed(talk)} />
}

function Said({ talk, close }: { readonly talk: Talk; readonly close: () => void }) {
  const { t } = useTranslation()
  const { players } = useFrame()
  const { speakers } = useTalk()
  const [trouble, setTrouble] = useState<string | null>(null)
  useEffect(() => setTrouble(null), [talk])
  const { open, last } = talk
  const speaker = (player: number): Speaker | undefined =>
    speakers.find(({ seen }) => seen.getState().viewer === player)
  const asked = [...players.keys()].find(player => isAsked(open, player) && speaker(player) !== undefined)
  const says = (player: number, word: Word) => () => void speaker(player)?.say(word).then(setTrouble)
  const mine = open !== null && speaker(open.by) !== undefined
  const buttons =
    open !== null && asked !== undefined ? (
      <>
        <Push as="main" onPress={says(asked, 'accept')}>
          {t('talk:accept')}
        </Push>
        <Push onPress={says(asked, 'decline')}>{t('talk:decline')}</Push>
      </>
    ) : open !== null && mine ? (
      <Push onPress={says(open.by, 'withdraw')}>{t('talk:withdraw')}</Push>
    ) : (
      <Push as="icon" aria-label={t('table:close')} onPress={close}>
        <Icon name="close" />
      </Push>
    )
  const words =
    open === null
      ? t(`talk:said:${last.does}`, { name: players[last.player] ?? '' })
      : offerWords(t, open, players, asked, mine)
  return (
    <section className={css['bar']} aria-label={t('talk:title')}>
      <p role="status">
        {words} {trouble}
      </p>
      <div className={css['buttons']}>{buttons}</div>
    </section>
  )
}

/** The offer as this browser's players read it: a question to answer, a wait, or somebody else's affair. */
function offerWords(
  t: TFunction,
  { by, what, agreed }: Proposal,
  players: readonly string[],
  asked: number | undefined,
  mine: boolean,
): string {
  const name = players[by] ?? ''
  if (asked !== undefined)
    return `${t(`talk:${what}:offered`, { name })} ${t(`talk:${what}:asked`, { side: players[asked] ?? '' })}`
  const names = players.filter((_, player) => player !== by && !agreed.includes(player))
  return mine ? t(`talk:${what}:mine`, { names }) : t(`talk:${what}:offered`, { name })
}
