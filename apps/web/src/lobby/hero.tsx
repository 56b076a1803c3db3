import type { ScenarioSummary } from '@sandtable/protocol'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MyGame } from './standing.ts'
import { Action } from '../look/action.tsx'
import { goTo } from '../router.ts'
import { Picture, SetupPicture } from './printed-picture.tsx'
import { freeLink } from './free-links.ts'
import { opening } from './opening.ts'
import { standingOf } from './standing.ts'
import { useNames } from './use-names.ts'
import { useStanding } from './use-standing.ts'
import { copyText } from '../look/clipboard.ts'
import look from './hero.module.css'

/** The game to continue, over its current map. */
export function Hero({ mine }: { readonly mine: MyGame }) {
  const { t } = useTranslation()
  const names = useNames(mine)
  const standing = standingOf(mine)
  const seat = mine.seats[0] ?? null
  const link = standing === 'gathering' ? freeLink(mine) : null
  const stands = useStanding(mine.game, seat)
  const tag =
    standing === 'your-move'
      ? t('lobby:your-move')
      : standing === 'gathering'
        ? t('lobby:hero-gathering')
        : t('lobby:hero-their-move', { who: names.awaited })
  const words = (): string => {
    if (standing === 'gathering') return t('lobby:hero-invite')
    const said = seat === null ? '' : (stands?.words(t, seat.player) ?? '')
    return said === '' ? names.company : said
  }
  return (
    <Stage
      tag={tag}
      title={mine.title}
      words={words()}
      picture={<Picture>{stands?.picture ?? null}</Picture>}
    >
      {link === null ? null : <CopyButton text={link} />}
      <Action main={link === null} large onPress={() => goTo(`/game/${mine.game}`)}>
        {t(standing === 'your-move' ? 'lobby:continue' : 'lobby:open')}
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
  /** Starts it with the tutorial, if it has one. */
  readonly teach?: () => void
}

/** For players without a game: the easiest scenario. */
export function FirstGame({ scenario, busy, play, teach }: FirstProps) {
  const { t } = useTranslation()
  return (
    <Stage
      tag={t('lobby:hero-first')}
      title={scenario.title}
      words={opening(scenario.about)}
      picture={<SetupPicture scenario={scenario.id} pack={scenario.pack} />}
    >
      {teach === undefined ? null : (
        <Action main large isDisabled={busy} onPress={teach}>
          {t('lesson:start')}
        </Action>
      )}
      <Action main={teach === undefined} large isDisabled={busy} onPress={play}>
        {busy ? t('lobby:starting') : t('lobby:play')}
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
