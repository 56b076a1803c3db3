import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { AtPlain } from './plain-context.ts'
import type { Ui } from '../frame/ui.ts'
import { ActionLine } from '../frame/action-line.tsx'
import { Dialogs } from '../frame/dialogs.tsx'
import { isTyping } from '../frame/is-typing.ts'
import { lazily } from '../look/lazily.ts'
import { Mark } from '../frame/controls.tsx'
import { NowPart, Part } from '../trouble/part.tsx'
import { PlainPanel } from './plain-panel.tsx'
import { PlainPosition } from './plain-position.tsx'
import { plainNow } from './plain-now.ts'
import { Sheet } from '../frame/sheet.tsx'
import { TopBar } from '../frame/top-bar.tsx'
import { UndoPush } from '../frame/undo-push.tsx'
import { useFrame, useUi } from '../frame/frame-context.ts'
import { useNarrow } from '../frame/use-narrow.ts'
import { usePlain } from './plain-context.ts'
import { watchHands } from '../frame/lost-focus.ts'
import { WhatNowWords } from '../frame/what-now.tsx'
import bar from '../frame/top-bar.module.css'
import css from '../frame/frame.module.css'

const PlainDialog = lazily(async () => (await import('./plain-dialog.tsx')).PlainDialog)

/** The frame of a plain table: bar, position, action line and panel; on a small screen the last two share a sheet. */
export function PlainBoard() {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const at = usePlain()
  const { rest } = useUi()
  usePlainKeys(at)
  const over = at.seen.state?.stage === 'over'
  const words = (
    <NowPart of={at}>
      <PlainNow />
    </NowPart>
  )
  const panel = (
    <Part name="panel" of={at}>
      <PlainPanel />
    </Part>
  )
  const when = at.turn === 0 ? t('plain:before') : t('plain:turn', { turn: at.turn })
  return (
    <div className={css['board']} data-rest={rest}>
      <TopBar narrow={narrow} when={when} marks={[]} sides={<Points />} over={over} />
      <main className={css['map']}>
        <Part name="map" of={at}>
          <PlainPosition lines={at.lines} />
        </Part>
      </main>
      {narrow ? (
        <Sheet words={words} panel={panel} wanted={at.question !== null} buttons={<Undo />} />
      ) : (
        <>
          <ActionLine words={words}>
            <Undo />
          </ActionLine>
          {panel}
        </>
      )}
      <Dialogs over={over} opened={PlainDialog} />
    </div>
  )
}

/** What the player may do now, or what went wrong. */
function PlainNow() {
  const at = usePlain()
  const { players } = useFrame()
  return <WhatNowWords now={plainNow(at, players)} bad={at.trouble !== null || at.seen.problem !== null} />
}

/** Each player's score. */
function Points() {
  const { t } = useTranslation()
  const { points, seen } = usePlain()
  const { players } = useFrame()
  return (
    <div className={bar['score']} role="group" aria-label={t('plain:points')}>
      {players.map((name, player) => (
        <div
          key={name}
          className={bar['side']}
          data-active={seen.state?.waiting.includes(player) === true || undefined}
        >
          <Mark player={player} />
          <span>{name}</span>
          <b>{points[player]}</b>
        </div>
      ))}
    </div>
  )
}

function Undo() {
  const { seen, busy, takeBack } = usePlain()
  if (seen.viewer === null || seen.state?.stage !== 'playing') return null
  return <UndoPush {...seen} isHeld={busy} onPress={takeBack} />
}

/** The keys, which work wherever the focus is. */
const KEYS: Readonly<Record<string, (at: AtPlain, ui: Ui) => void>> = {
  u: ({ takeBack }) => takeBack(),
  l: (_, { showTab }) => showTab('log'),
  r: ({ seen }, { showRule }) => showRule(seen.decision?.rule ?? null),
  '?': (_, { open }) => open('keys'),
}

function usePlainKeys(at: AtPlain): void {
  const { ui } = useFrame()
  useEffect(watchHands, [])
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      const deed = KEYS[event.key.toLowerCase()]
      if (deed === undefined) return
      event.preventDefault()
      deed(at, ui.getState())
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [at, ui])
}
