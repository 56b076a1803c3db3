import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Source } from './source.ts'
import type { Told } from '../playback/story.ts'
import type { Kind } from '@sandtable/kernel'
import type { Verdict } from './fair.ts'
import { Action } from '../look/action.tsx'
import { saveText } from '../look/save-text.ts'
import { seatsAt } from '../game/seats.ts'
import { verdictOn } from './fair.ts'
import look from './replay.module.css'

/** Checks the dice of a finished game, and saves its file. */
export function DiceCheck<K extends Kind, T extends Told<K>>({ source }: { readonly source: Source<K, T> }) {
  const { t } = useTranslation()
  const [verdict, setVerdict] = useState<Verdict | 'asking' | null>(null)
  const { file, game, show } = source
  if (file === null) return <p className={look['note']}>{t('replay:eyes-note')}</p>
  const check = async (): Promise<void> => {
    setVerdict('asking')
    setVerdict(await verdictOn(show, file.read, game === null ? [] : seatsAt(game)))
  }
  return (
    <div className={look['dice']}>
      <div className={look['buttons']}>
        <Action onPress={() => void check()} isDisabled={verdict === 'asking'}>
          {t('replay:dice')}
        </Action>
        {game === null ? null : (
          <Action onPress={() => saveText(`${file.read.scenario}.game.json`, file.text)}>
            {t('replay:save')}
          </Action>
        )}
      </div>
      <p role="status" data-verdict={verdict}>
        {verdict === null ? '' : t(`replay:dice-${verdict}`)}
      </p>
    </div>
  )
}
