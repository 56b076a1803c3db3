import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import type { Unshown, Use } from './source.ts'
import { Action } from '../look/action.tsx'
import { goTo } from '../router.ts'
import { heldFile } from './held-file.ts'
import { Projector } from './projector.tsx'
import { seatsAt } from '../game/seats.ts'
import { sourceOfFile, sourceOfGame } from './source.ts'
import { addWords } from '../words/words.ts'
import { sayError } from '../words/told.ts'
import { replay } from '../words/en/replay.ts'
import look from './replay.module.css'

addWords({ replay })

/** The replay of a game on this server, or of an opened file. */
export function ReplayPage({ game }: { readonly game: string | null }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<ReactNode>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const load = useCallback(() => {
    let left = false
    setProblem(null)
    sourceFor(game, source => <Projector source={source} event={eventIn(location.hash)} />).then(
      found => {
        if (!left) setShown(found)
      },
      (error: Unshown) => {
        if (!left) setProblem(error.fault ? t(`replay:fault-${error.fault}`) : sayError(error))
      },
    )
    return () => {
      left = true
    }
  }, [game, t])
  useEffect(load, [load])
  if (shown !== null) return shown
  return (
    <main className={look['blank']}>
      {problem === null ? (
        <p role="status">{t('replay:loading')}</p>
      ) : (
        <div role="alert">
          <p>
            {t('replay:failed')} {t('replay:failed-note', { why: problem })}
          </p>
          <Action main onPress={() => goTo('/')}>
            {t('replay:to-lobby')}
          </Action>
        </div>
      )}
    </main>
  )
}

/** The event that an address names, by its number in the log; null: none. */
const eventIn = (hash: string): number | null => (/^#\d+$/.test(hash) ? Number(hash.slice(1)) : null)

async function sourceFor<R>(game: string | null, use: Use<R>): Promise<R> {
  if (game !== null) return sourceOfGame(game, seatsAt(game)[0] ?? null, use)
  const file = heldFile()
  if (file === null) throw Object.assign(new Error('no file'), { fault: 'no-file' as const })
  return sourceOfFile(file.text, use)
}
