import type { FormEvent } from 'react'
import { useState } from 'react'
import { Input, Label, TextField } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { Trouble, WayIn } from './way-in.ts'
import { Action } from '../look/action.tsx'
import { goTo } from '../router.ts'
import { keepName, ownName } from '../game/own-name.ts'
import { sitDown } from '../game/start.ts'
import { troubleOf } from './way-in.ts'
import fields from '../lobby/fields.module.css'
import look from './join.module.css'

interface SitDownProps {
  readonly game: string
  readonly way: WayIn
  readonly invitation: string
}

/** Takes the seat under a name. */
export function SitDown({ game, way, invitation }: SitDownProps) {
  const { t } = useTranslation()
  const [name, setName] = useState(ownName)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const sit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    setTrouble(null)
    const { scenario, commitment } = way.summary
    const seat = { game, invitation, scenario, commitment, title: way.title, links: [] }
    try {
      await sitDown({ ...seat, name: keepName(name, way.side ?? t('join:name')) })
      goTo(`/game/${game}`)
    } catch (error) {
      setTrouble(troubleOf(error))
      setBusy(false)
    }
  }
  return (
    <form className={look['form']} onSubmit={event => void sit(event)}>
      <TextField className={fields['field'] ?? ''} value={name} onChange={setName} maxLength={40} autoFocus>
        <Label>{t('join:name')}</Label>
        <Input className={fields['input'] ?? ''} autoComplete="nickname" />
      </TextField>
      {trouble === null ? null : (
        <p role="alert" className={fields['bad']}>
          {t(`join:${trouble}`)}
        </p>
      )}
      <div className={look['buttons']}>
        <Action main large type="submit" isDisabled={busy}>
          {busy ? t('join:sitting') : t('join:sit')}
        </Action>
        <Action large onPress={() => goTo(`/watch/${game}`)}>
          {t('join:watch')}
        </Action>
      </div>
    </form>
  )
}
