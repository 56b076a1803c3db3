import { useState } from 'react'
import { Input, Label, TextField } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { Action } from '../look/action.tsx'
import { copyText } from '../look/clipboard.ts'
import look from './fields.module.css'

/** A text for copying. */
export function CopyField({ label, text }: { readonly label: string; readonly text: string }) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  const copy = (): void => void copyText(text).then(() => setCopied(true))
  return (
    <TextField className={look['field'] ?? ''} value={text} isReadOnly>
      <Label>{label}</Label>
      <div className={look['beside']}>
        <Input className={look['input'] ?? ''} onFocus={event => event.currentTarget.select()} />
        <Action onPress={copy}>{copied ? t('lobby:copied') : t('lobby:copy')}</Action>
      </div>
    </TextField>
  )
}
