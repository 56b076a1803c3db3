import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Trouble, WayIn } from './way-in.ts'
import { Action } from '../look/action.tsx'
import { MapPicture } from '../lobby/printed-picture.tsx'
import { PageHead } from '../lobby/page-head.tsx'
import { goTo } from '../router.ts'
import { seatsAt } from '../game/seats.ts'
import { findWayIn } from './way-in.ts'
import { SitDown } from './sit-down.tsx'
import { botWords } from '../lobby/bot-words.ts'
import { addWords } from '../words/words.ts'
import { join } from '../words/en/join.ts'
import look from './join.module.css'

addWords({ join })

/** A game by the link to one of its seats. The invitation stands behind the #, which browsers never send. */
export function JoinPage({ game }: { readonly game: string }) {
  const { t } = useTranslation()
  const [invitation] = useState(() => location.hash.slice(1))
  const [found, setFound] = useState<WayIn | Trouble | null>(null)
  useEffect(() => {
    let left = false
    void findWayIn(game).then(way => {
      if (!left) setFound(way)
    })
    return () => {
      left = true
    }
  }, [game])
  return (
    <div className={look['page']}>
      <PageHead at="/join" />
      <main className={look['main']}>
        {found === null ? (
          <p role="status">{t('join:loading')}</p>
        ) : typeof found === 'string' ? (
          <Told trouble={found} />
        ) : (
          <article className={look['card']}>
            <div className={look['map']}>
              <MapPicture scenario={found.summary.scenario} pack={found.summary.pack} />
            </div>
            <div className={look['body']}>
              <Inside game={game} way={found} invitation={invitation} />
            </div>
          </article>
        )}
      </main>
    </div>
  )
}

interface InsideProps {
  readonly game: string
  readonly way: WayIn
  readonly invitation: string
}

function Inside({ game, way, invitation }: InsideProps) {
  const { t } = useTranslation()
  const seated = seatsAt(game).length > 0
  const others = way.others.map(({ side, who, isBot }) => {
    if (who === side) return side
    const name = who === null ? t('lobby:open-seat') : isBot ? botWords(t, who) : who
    return t('join:seat', { side, who: name })
  })
  return (
    <>
      <p className={look['tag']}>{t('join:title')}</p>
      <h1>{way.title}</h1>
      <p className={look['words']}>
        {way.side === null ? t('join:free', { others }) : t('join:sides', { side: way.side, others })}
      </p>
      {seated ? (
        <>
          <p>{t('join:seated')}</p>
          <Action main large onPress={() => goTo(`/game/${game}`)}>
            {t('join:to-table')}
          </Action>
        </>
      ) : way.summary.stage !== 'gathering' ? (
        <Told trouble="taken" game={game} />
      ) : invitation === '' ? (
        <Told trouble="no-invitation" game={game} />
      ) : (
        <SitDown game={game} way={way} invitation={invitation} />
      )}
    </>
  )
}

/** Why this link opens no seat, and what to do instead. */
export function Told({ trouble, game }: { readonly trouble: Trouble; readonly game?: string }) {
  const { t } = useTranslation()
  return (
    <div role="alert" className={look['trouble']}>
      <p>{t(`join:${trouble}`)}</p>
      <div className={look['buttons']}>
        {game === undefined ? null : (
          <Action onPress={() => goTo(`/watch/${game}`)}>{t('join:watch')}</Action>
        )}
        <Action onPress={() => goTo('/')}>{t('join:to-lobby')}</Action>
      </div>
    </div>
  )
}
