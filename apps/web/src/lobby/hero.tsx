import type { ScenarioSummary } from '@sandtable/protocol'
import type { Position } from '@sandtable/waw'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MyGame } from './standing.ts'
import { Action } from '../look/action.tsx'
import { goTo } from '../router.ts'
import { PositionPicture } from './map-picture.tsx'
import { freeLink } from './free-links.ts'
import { opening } from './opening.ts'
import { score } from '../systems/waw/lobby/score.ts'
import { standingOf } from './standing.ts'
import { useNames } from './use-names.ts'
import { useView } from './use-view.ts'
import { copyText } from '../look/clipboard.ts'
import look from './hero.module.css'

/** The game to go on with, over its map as it stands. */
export function Hero({ mine }: { readonly mine: MyGame }) {
  const { t } = useTranslation()
  const names = useNames(mine)
  const standing = standingOf(mine)
  const seat = mine.seats[0] ?? null
  const link = standing === 'gathering' ? freeLink(mine) : null
  const looked = useView(mine.game, seat)
  const tag =
    standing === 'your-move'
      ? t('lobby:your-move')
      : standing === 'gathering'
        ? t('lobby:hero-gathering')
        : t('lobby:hero-their', { who: names.awaited })
  const words = (): string => {
    if (standing === 'gathering') return t('lobby:hero-invite')
    if (looked === null || looked.view === null || seat === null) return names.company
    if (looked.opened.is === 'field') {
      const { sides, turns } = looked.opened.pack
      const values = { number: looked.view.turn, of: turns, side: sides[seat.player]?.name ?? '' }
      return t('lobby:hero-battle', values)
    }
    const { s } = looked.opened
    const view = looked.view as Position
    const number = Math.max(1, view.turn)
    const [own, theirs] = score(s, view, seat.player)
    const turn = t('lobby:hero-turn', { turn: s.turns[number - 1], number, of: s.turns.length })
    const points = t('lobby:hero-points', { own, theirs })
    return `${turn} ${t('lobby:hero-you', { side: s.players[seat.player]?.name, points })}`
  }
  return (
    <Stage
      tag={tag}
      title={mine.title}
      words={words()}
      picture={
        <PositionPicture
          scenario={mine.scenario}
          pack={looked?.opened.summary.pack ?? ''}
          position={looked?.view ?? null}
        />
      }
    >
      {link === null ? null : <CopyButton text={link} />}
      <Action main={link === null} large onPress={() => goTo(`/game/${mine.game}`)}>
        {t(standing === 'your-move' ? 'lobby:go-on' : 'lobby:look-on')}
      </Action>
      {standing === 'gathering' ? null : (
        <Action large onPress={() => goTo(`/replay/${mine.game}`)}>
          {t('lobby:replay')}
        </Action>
      )}
    </Stage>
  )
}

/** Copies the link to a free seat, and says so. */
function CopyButton({ text }: { readonly text: string }) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  const copy = (): void => void copyText(text).then(() => setCopied(true))
  return (
    <Action main large onPress={copy}>
      {t(copied ? 'lobby:copied' : 'lobby:copy-free')}
    </Action>
  )
}

interface FirstProps {
  readonly scenario: ScenarioSummary
  readonly busy: boolean
  readonly play: () => void
  /** Begins it with the tutorial, where there is one. */
  readonly teach?: () => void
}

/** For who has no game yet: the easiest scenario. */
export function FirstGame({ scenario, busy, play, teach }: FirstProps) {
  const { t } = useTranslation()
  return (
    <Stage
      tag={t('lobby:hero-first')}
      title={scenario.title}
      words={opening(scenario.about)}
      picture={<PositionPicture scenario={scenario.id} pack={scenario.pack} position="setup" />}
    >
      {teach === undefined ? null : (
        <Action main large isDisabled={busy} onPress={teach}>
          {t('lesson:start')}
        </Action>
      )}
      <Action main={teach === undefined} large isDisabled={busy} onPress={play}>
        {busy ? t('lobby:beginning') : t('lobby:play')}
      </Action>
    </Stage>
  )
}

interface StageProps {
  readonly tag: string
  readonly title: string
  readonly words: string
  readonly picture: ReactNode
  readonly children: ReactNode
}

const Stage = ({ tag, title, words, picture, children }: StageProps) => (
  <section className={look['hero']} aria-labelledby="hero-title">
    <div className={look['words']}>
      <p className={look['tag']}>{tag}</p>
      <h1 id="hero-title">{title}</h1>
      <p className={look['about']}>{words}</p>
      <div className={look['buttons']}>{children}</div>
    </div>
    <div className={look['picture']}>{picture}</div>
  </section>
)
