import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Asked } from '../logic/orders.ts'
import {
  abilitiesFor,
  againFor,
  directed,
  dueOf,
  spelled,
  spellsOf,
  treatments,
  worksFor,
} from '../logic/powers.ts'
import { Deeds } from './deeds.tsx'
import { metres } from '../logic/metres.ts'
import { moveFrom } from '../logic/desk.ts'
import { Push, RuleId } from '../../../../frame/controls.tsx'
import { RefusableOrder } from './refusable.tsx'
import { siteFor } from '../logic/site.ts'
import { Surrender } from './surrender.tsx'
import { useField, useFieldHeld } from '../field-context.ts'
import css from '../../../../frame/panel.module.css'
import look from './field-panel.module.css'
import { saySpell } from '../../words/story.ts'

interface Able {
  readonly asked: Asked
  readonly group: number
}

/** A group's other orders in Targeting: spells, abilities, kits, works, a second move, surrender. */
export const PowersSection = ({ asked, group }: Able) => (
  <section className={css['section']} data-powers>
    <Spells asked={asked} group={group} />
    <Gifts asked={asked} group={group} />
    <Works asked={asked} group={group} />
    <Surrender key={group} group={group} />
  </section>
)

interface Part {
  readonly title: string
  readonly rule: string
  readonly children: ReactNode
}

const Part = ({ title, rule, children }: Part) => (
  <>
    <div className={look['partHead']}>
      <h3 className={css['caption']}>{title}</h3>
      <RuleId id={rule} />
    </div>
    {children}
  </>
)

/** Spells that need their target, and spells to start. */
function Spells({ asked, group }: Able) {
  const { t } = useTranslation()
  const { desk } = useField()
  const held = useFieldHeld()
  const due = dueOf(asked, group)
  const spells = spellsOf(asked, group)
  if (due.length === 0 && spells.length === 0) return null
  return (
    <Part title={t('field:spells')} rule="M-spl-phase">
      <div className={look['deeds']}>
        {due.map(casting => (
          <Push
            key={casting}
            as="main"
            isDisabled={held}
            onPress={() => {
              const aiming = directed(asked, casting)
              if (aiming !== null) desk.take(aiming)
            }}
          >
            {t('field:spell:direct', {
              spell: asked.s.spells[asked.p.castings[casting]?.spell ?? -1]?.name ?? '',
            })}
          </Push>
        ))}
        {spells.map(known => (
          <RefusableOrder
            key={`${known.stack}.${known.spell}`}
            aside={[
              t('field:spell:turns', { count: known.turns }),
              ...(known.casters > 1 ? [t('field:spell:needs', { count: known.casters })] : []),
            ].join(' · ')}
            does={
              known.breaks === null
                ? saySpell(asked.s, known.spell)
                : t('field:spell:breaks', { does: saySpell(asked.s, known.spell), name: known.breaks })
            }
            why={known.why}
            onPress={() => desk.take(spelled(group, known))}
          >
            {known.name}
          </RefusableOrder>
        ))}
      </div>
    </Part>
  )
}

/** Abilities for this group, its kits, and its second move. */
function Gifts({ asked, group }: Able) {
  const { t } = useTranslation()
  const { desk } = useField()
  const held = useFieldHeld()
  const deeds = [...abilitiesFor(asked, group), ...treatments(asked, group)]
  const again = againFor(asked, group)
  if (deeds.length === 0 && again === 0) return null
  return (
    <Part title={t('field:abilities')} rule="M-phase-lead">
      {again === 0 ? null : (
        <div className={look['deeds']}>
          <Push
            isDisabled={held}
            aside={t('field:metres', { metres: metres(again) })}
            onPress={() => desk.take(moveFrom(asked, { at: 'group', group }))}
          >
            {t('field:again')}
          </Push>
        </div>
      )}
      <Deeds deeds={deeds} />
    </Part>
  )
}

/** The works that engineers can start. */
function Works({ asked, group }: Able) {
  const { t } = useTranslation()
  const { desk } = useField()
  const works = worksFor(asked, group)
  if (works.length === 0) return null
  return (
    <Part title={t('field:works')} rule="MG-build">
      <div className={look['deeds']}>
        {works.map(({ kind, name, cost, turns, why }) => (
          <RefusableOrder
            key={kind}
            aside={[
              t('field:manpower', { count: cost / 100 }),
              ...(turns === null ? [] : [t('field:spell:turns', { count: turns })]),
            ].join(' · ')}
            why={why}
            onPress={() => desk.take(siteFor(asked, group, kind))}
          >
            {name}
          </RefusableOrder>
        ))}
      </div>
    </Part>
  )
}
