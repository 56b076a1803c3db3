import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../frame/icon.tsx'
import { Push } from '../../../../frame/controls.tsx'
import { useField } from '../field-context.ts'
import css from '../../../../frame/panel.module.css'

interface Head {
  readonly title: string
  readonly children?: ReactNode
}

/** The head of a section, with a back button, and a line below it if there is one. */
export function SectionHead({ title, children }: Head) {
  const { t } = useTranslation()
  const { desk } = useField()
  return (
    <div className={css['head']}>
      <div>
        <h2>{title}</h2>
        {children === undefined ? null : <p>{children}</p>}
      </div>
      <Push as="icon" aria-label={t('table:close')} onPress={desk.back}>
        <Icon name="close" />
      </Push>
    </div>
  )
}
