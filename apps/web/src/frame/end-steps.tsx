import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../look/clipboard.ts'
import { goTo } from '../router.ts'
import { Push } from './controls.tsx'
import { rematch } from '../game/rematch.ts'
import { sayError } from '../words/told.ts'
import { useFrame } from './frame-context.ts'
import css from './dialogs.module.css'

/** What can be done with a game that is over: play it again, watch it, pass it on. */
export function EndSteps() {
  const { t } = useTranslation()
  const { game, summary, title, seats } = useFrame()
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isCopied, setCopied] = useState(false)
  const again = (turned: number) => () => {
    const here = seats.map(({ player }) => player)
    rematch({ game, title, here, turned }).then(
      next => goTo(`/game/${next}`),
      (error: Error) => setTrouble(sayError(error)),
    )
  }
  const copy = (): void => {
    void copyText(`${location.origin}/replay/${game}`).then(() => setCopied(true))
  }
  const swaps = seats.length > 0 && seats.length < summary.seats.length
  return (
    <>
      <div className={css['row']}>
        {seats.length === 0 ? null : (
          <Push as="main" onPress={again(0)}>
            {t('end:rematch')}
          </Push>
        )}
        {swaps ? <Push onPress={again(1)}>{t('end:swap')}</Push> : null}
        <Push as={seats.length === 0 ? 'main' : 'usual'} onPress={() => goTo(`/replay/${game}`)}>
          {t('end:replay')}
        </Push>
        <Push onPress={copy}>{t(isCopied ? 'links:copied' : 'end:link')}</Push>
        <Push onPress={() => location.assign(`/api/games/${game}/file`)}>{t('end:export')}</Push>
        <Push as="bare" onPress={() => goTo('/')}>
          {t('end:lobby')}
        </Push>
      </div>
      {trouble === null ? null : (
        <p className={css['said']} role="alert">
          {t('end:no-rematch', { why: trouble })}
        </p>
      )}
    </>
  )
}
