import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Action } from '../look/action.tsx'
import { Boundary } from './boundary.tsx'
import { isNotLoaded } from '../look/lazily.ts'
import { ReportButton } from './report-button.tsx'
import { saidBy } from './said-by.ts'
import css from './trouble.module.css'

interface Parted {
  readonly name: 'map' | 'panel' | 'battle'
  /** When this changes, a broken part is tried again. */
  readonly of: unknown
  readonly children: ReactNode
}

/** A part of a table: if it breaks, the others can still be played with. */
export const Part = ({ name, of, children }: Parted) => (
  <Boundary of={of} instead={(error, again) => <PartTrouble name={name} error={error} again={again} />}>
    {children}
  </Boundary>
)

interface Broken {
  readonly name: Parted['name']
  readonly error: unknown
  readonly again: () => void
}

function PartTrouble({ name, error, again }: Broken) {
  const { t } = useTranslation()
  const reloads = isNotLoaded(error)
  return (
    <section className={css['part']} data-part={name} role="alert">
      <h2>{t(`trouble:${name}`)}</h2>
      <p>{t(reloads ? 'trouble:not-loaded' : `trouble:${name}:what`)}</p>
      <p className={css['said']}>{saidBy(error)}</p>
      <div className={css['deeds']}>
        <Action main onPress={reloads ? () => location.reload() : again}>
          {t(reloads ? 'trouble:reload' : 'trouble:again')}
        </Action>
        <ReportButton error={error} part={name} />
      </div>
    </section>
  )
}

/** The prompt, which the table can do without. */
export const NowPart = ({ of, children }: Omit<Parted, 'name'>) => (
  <Boundary of={of} instead={error => <NowTrouble error={error} />}>
    {children}
  </Boundary>
)

function NowTrouble({ error }: { readonly error: unknown }) {
  const { t } = useTranslation()
  return (
    <p className={css['now']} role="alert">
      {t('trouble:line')} <ReportButton error={error} part="what now" plain />
    </p>
  )
}
