import type { Die, Event, Scenario, Sight } from '@sandtable/manpower'
import { attackOf, diceIn, formulaText } from '@sandtable/manpower'
import { useTranslation } from 'react-i18next'
import type { ShownScatter } from './use-scatter.ts'
import { Dice } from './die.tsx'
import { groupAt } from '../field/logic/orders.ts'
import { Mark, RuleId } from '../../../frame/controls.tsx'
import { metres } from '../field/logic/metres.ts'
import { sayPart } from '../words/story.ts'
import { useFieldState } from '../field/field-context.ts'
import panel from '../../../frame/panel.module.css'
import css from './blow-card.module.css'

/** The dice of indirect fire that is declared, and how far off its aim it will fall. */
export function ScatterCard({ shown: { e, before } }: { readonly shown: ShownScatter }) {
  const { t } = useTranslation()
  const { s } = useFieldState().seen
  const { title, player, formula } = sourceOf(s, before, e)
  const sides = formula === null ? [] : diceIn(formula)
  const directions = e.directions.map((face): Die => ({ face, sides: 10 }))
  const dice = e.dice.map((face, i): Die => ({ face, sides: sides[i] ?? 6 }))
  const [because] = e.because
  return (
    <section className={panel['section']} aria-label={t('scatter:title')} data-scatter data-playback>
      <p className={css['eyebrow']}>
        <Mark player={player} small /> {t('scatter:title')}
      </p>
      <h2 className={css['title']}>{title}</h2>
      <div className={css['thrown']}>
        <Dice dice={directions} />
        {directions.length === 0 ? null : <span>{t('scatter:direction')}</span>}
      </div>
      {dice.length === 0 || formula === null ? null : (
        <div className={css['thrown']}>
          <Dice dice={dice} />
          <span>
            {e.is === 'deviation-rolled' && because !== undefined
              ? t('scatter:far', { formula: formulaText(formula), metres: because.change })
              : t('scatter:far:plain', { formula: formulaText(formula) })}
          </span>
        </div>
      )}
      <p className={css['needs']}>
        <b>
          {dice.length === 0
            ? t('scatter:none', { what: e.because.map(sayPart) })
            : t('scatter:came', { metres: metres(Math.hypot(...e.offset)) })}
        </b>{' '}
        {e.because.map(({ rule }) => (
          <RuleId key={rule} id={rule} />
        ))}
      </p>
    </section>
  )
}

/** Whose scatter it is, and its dice. */
function sourceOf(s: Scenario, p: Sight, e: Extract<Event, { is: 'deviation-rolled' | 'spell-strayed' }>) {
  if (e.is === 'spell-strayed') {
    const spell = s.spells[e.spell]
    return { title: spell?.name ?? '', player: null, formula: spell?.inaccuracy ?? null }
  }
  const { inaccuracy } = attackOf(s, p, e)
  return { title: groupAt(p, e.group).name, player: e.side, formula: inaccuracy }
}
