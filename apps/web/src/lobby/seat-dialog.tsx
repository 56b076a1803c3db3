import { useState } from 'react'
import { Input, Label, TextField } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { HeldSeat } from '../game/seats.ts'
import { Action } from '../look/action.tsx'
import { Sheet, SheetFoot } from '../look/sheet.tsx'
import { holdSeat } from '../game/seats.ts'
import { seatCode, seatOfCode } from '../game/seat-code.ts'
import { CopyField } from './copy-field.tsx'
import fields from './fields.module.css'

interface SeatProps {
  readonly seats: readonly HeldSeat[]
  readonly close: () => void
}

/** Shows a seat as a code, for playing on another device. */
export function SeatDialog({ seats, close }: SeatProps) {
  const { t } = useTranslation()
  return (
    <Sheet title={t('lobby:move-seat')} close={close}>
      <p className={fields['warning']}>{t('lobby:seat-warning')}</p>
      {seats.map(seat => (
        <CopyField key={seat.player} label={t('lobby:seat-code')} text={seatCode(seat)} />
      ))}
      <SheetFoot>
        <Action onPress={close}>{t('lobby:close')}</Action>
      </SheetFoot>
    </Sheet>
  )
}

interface BringProps {
  readonly close: () => void
  readonly brought: (seat: HeldSeat) => void
}

/** Takes a seat over by its code. */
export function BringSeatDialog({ close, brought }: BringProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const seat = seatOfCode(text)
  const take = (): void => {
    if (seat === null) return
    holdSeat(seat)
    brought(seat)
  }
  return (
    <Sheet title={t('lobby:from-device')} close={close}>
      <TextField
        className={fields['field'] ?? ''}
        value={text}
        onChange={setText}
        isInvalid={text !== '' && seat === null}
        autoFocus
      >
        <Label>{t('lobby:seat-paste')}</Label>
        <Input className={fields['input'] ?? ''} autoComplete="off" spellCheck={false} />
      </TextField>
      {text !== '' && seat === null ? (
        <p className={fields['bad']} role="alert">
          {t('lobby:seat-bad')}
        </p>
      ) : null}
      <SheetFoot>
        <Action onPress={close}>{t('lobby:cancel')}</Action>
        <Action main isDisabled={seat === null} onPress={take}>
          {t('lobby:seat-take')}
        </Action>
      </SheetFoot>
    </Sheet>
  )
}
