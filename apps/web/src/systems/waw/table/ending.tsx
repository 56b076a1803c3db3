import { useTranslation } from 'react-i18next'
import { EndBox } from '../../../frame/end-box.tsx'
import { Goals } from './panel/goals.tsx'
import { LazyFigures } from '../../../ending/lazy-figures.ts'
import { sayLine } from '../words/story.ts'
import { useLay } from './table-context.ts'
import css from '../../../frame/dialogs.module.css'

/** The end of the war: what decided it, and the goals. */
export function Ending() {
  const { t } = useTranslation()
  const { s, state, view, viewer, tale } = useLay().seen
  const outcome = state?.outcome ?? null
  if (outcome === null || view === null) return null
  const why = tale.findLast(({ e }) => e.is === 'game-ended')?.told ?? []
  const words = why.length === 0 ? null : why.map(({ line }) => sayLine(s, line)).join(' ')
  return (
    <EndBox outcome={outcome} viewer={viewer} why={words} Figures={LazyFigures}>
      <section className={css['besides']}>
        <h3>{t('learn:goals')}</h3>
        <Goals />
      </section>
    </EndBox>
  )
}
