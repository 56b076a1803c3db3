import { listScenarios } from '@sandtable/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Action } from '../../../look/action.tsx'
import { startAgainstBot } from '../../../lobby/start-against-bot.ts'
import { startLesson, useLastLesson } from '../../../learn/kept-lessons.ts'
import { goTo } from '../../../router.ts'
import { isTaught } from '../../plugged.ts'
import { KeyList } from '../../../frame/key-list.tsx'
import { WAR_KEYS } from '../table/war-keys.ts'
import { addWords } from '../../../words/words.ts'
import { war } from '../words/en/war.ts'
import css from '../../../learn/learn-page.module.css'
import { sayError } from '../../../words/told.ts'

addWords(war, 'waw')

/** The lessons: a first war, the odds, what comes next, and the keys. */
export function Cards() {
  const { t } = useTranslation()
  const last = useLastLesson()
  const [failed, setFailed] = useState<string | null>(null)
  const start = async (): Promise<void> => {
    try {
      const scenario = (await listScenarios(location.origin)).find(({ id }) => isTaught(id))
      if (scenario === undefined) return setFailed(t('lobby:failed'))
      follow(await startAgainstBot(scenario))
    } catch (error) {
      setFailed(sayError(error))
    }
  }
  return (
    <>
      {failed === null ? null : <p role="alert">{t('lobby:failed-note', { why: failed })}</p>}
      <div className={css['cards']}>
        <article className={css['card']}>
          <h2>{t('learn:first')}</h2>
          <p>{t('learn:first:what')}</p>
          <Action main onPress={() => void start()}>
            {t('lesson:start')}
          </Action>
          {last === null ? null : <Action onPress={() => follow(last)}>{t('lesson:resume')}</Action>}
        </article>
        <article className={css['card']}>
          <h2>{t('learn:odds')}</h2>
          <p>{t('learn:odds:what')}</p>
          <Action onPress={() => goTo('/odds')}>{t('learn:odds:go')}</Action>
        </article>
        <article className={css['card']}>
          <h2>{t('learn:then')}</h2>
          <p>{t('learn:then:what')}</p>
          <Action onPress={() => goTo('/')}>{t('learn:then:go')}</Action>
        </article>
      </div>
      <h2>{t('learn:all-keys')}</h2>
      <KeyList keys={WAR_KEYS} />
    </>
  )
}

function follow(game: string): void {
  startLesson(game)
  goTo(`/game/${game}`)
}
