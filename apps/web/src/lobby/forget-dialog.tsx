import { useTranslation } from 'react-i18next'
import { Action } from '../look/action.tsx'
import { Sheet, SheetFoot } from '../look/sheet.tsx'

interface ForgetProps {
  readonly title: string
  readonly close: () => void
  readonly forget: () => void
}

/** A forgotten seat is lost for good, so the dialog asks first. */
export function ForgetDialog({ title, close, forget }: ForgetProps) {
  const { t } = useTranslation()
  return (
    <Sheet title={t('lobby:forget')} close={close}>
      <p>{t('lobby:forget-sure', { title })}</p>
      <SheetFoot>
        <Action onPress={close}>{t('lobby:cancel')}</Action>
        <Action main onPress={forget}>
          {t('lobby:forget')}
        </Action>
      </SheetFoot>
    </Sheet>
  )
}
