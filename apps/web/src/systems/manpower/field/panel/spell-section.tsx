import type { Pair } from '@sandtable/manpower'
import { dueTurn, spellAim, turnsOf } from '@sandtable/manpower'
import { useTranslation } from 'react-i18next'
import type { Aiming, Spelling } from '../logic/selection.ts'
import { castersFor } from '../logic/powers.ts'
import { groupAt } from '../logic/orders.ts'
import { HowMany } from './how-many.tsx'
import { metresTo } from '../logic/metres.ts'
import { OddsPart } from './odds-part.tsx'
import { RuleId } from '../../../../frame/controls.tsx'
import { Targets } from './aim-section.tsx'
import { useField, useFieldState } from '../field-context.ts'
import { useForeseen } from '../use-foreseen.ts'
import { whyNotAimed } from '../logic/aims.ts'
import { SectionHead } from './section-head.tsx'
import css from '../../../../frame/panel.module.css'
import look from './field-panel.module.css'
import { saySpell } from '../../words/story.ts'

interface Spelled {
  readonly aiming: Aiming
  readonly spelling: Spelling
}

/** A selected spell: its casters, its time, and its targets. */
export function SpellSection({ aiming, spelling }: Spelled) {
  const { t } = useTranslation()
  const { asked } = useFieldState()
  const spell = asked?.s.spells[spelling.number]
  if (asked === null || spell === undefined) return null
  const { s, p } = asked
  const { aim, group } = aiming
  const turns = turnsOf(p, spell, group)
  const facts = [
    saySpell(s, spelling.number),
    ...(aim === null ? [] : [t('field:metres', { metres: metresTo(s, p, group, aim) })]),
    ...(spelling.casting === null ? [t('field:spell:turns', { count: turns })] : []),
  ]
  return (
    <section className={css['section']} data-spell>
      <SectionHead title={t('field:spell:title', { who: groupAt(p, group).name, spell: spell.name })}>
        {facts.join(' · ')}
      </SectionHead>
      {spelling.casting === null && spell.casters > 1 ? (
        <Company aiming={aiming} spelling={spelling} needed={spell.casters} />
      ) : null}
      {spelling.slow ? (
        <p className={css['spent']}>
          {t('field:spell:slow', { turn: dueTurn(p, spell, group) })} <RuleId id="M-spl-target-late" />
        </p>
      ) : (
        <>
          {spellAim(s, spelling.number).aimed === 'ground' && aim === null ? (
            <p className={css['spent']}>{t('field:spell:ground')}</p>
          ) : null}
          <Targets aiming={aiming} />
          <SpellOdds aiming={aiming} />
        </>
      )}
    </section>
  )
}

/** Its odds against the prepared target. */
function SpellOdds({ aiming }: { readonly aiming: Aiming }) {
  const { asked } = useFieldState()
  const foreseen = useForeseen()
  if (asked === null || foreseen === null || whyNotAimed(asked, aiming) !== null) return null
  const { aim, group } = aiming
  return (
    <OddsPart
      foreseen={foreseen}
      p={asked.p}
      who={groupAt(asked.p, group).name}
      whom={aim?.at === 'stack' ? groupAt(asked.p, aim.group).name : null}
      at={aim?.at === 'point' ? aim.point : null}
    />
  )
}

/** How many of each stack cast together; the stack that directs it takes part. */
function Company({ aiming, spelling, needed }: Spelled & { readonly needed: number }) {
  const { t } = useTranslation()
  const { desk } = useField()
  const { asked } = useFieldState()
  if (asked === null) return null
  const { p, s } = asked
  const able = castersFor(asked, spelling.number)
  const countOf = (group: number, stack: number): number =>
    spelling.casters.filter(([g, k]) => g === group && k === stack).length
  const change = (group: number, stack: number, units: number): void => {
    const casters = able.flatMap((one): Pair[] => {
      const many = one.group === group && one.stack === stack ? units : countOf(one.group, one.stack)
      return Array.from({ length: many }, (): Pair => [one.group, one.stack])
    })
    const at = casters.findIndex(([g, k]) => g === aiming.group && k === aiming.stack)
    const [first] = casters.splice(at, 1)
    desk.take({ ...aiming, spell: { ...spelling, casters: first === undefined ? [] : [first, ...casters] } })
  }
  return (
    <>
      <h3 className={look['sum']}>
        {t('field:spell:casters')} <b>{t('field:of', { now: spelling.casters.length, of: needed })}</b>
      </h3>
      {able.map(({ group, stack, free }) => (
        <HowMany
          key={`${group}.${stack}`}
          label={t('field:caster', {
            group: groupAt(p, group).name,
            unit: s.units[groupAt(p, group).stacks[stack]?.unit ?? -1]?.name ?? '',
          })}
          least={group === aiming.group && stack === aiming.stack ? 1 : 0}
          most={Math.min(free, needed)}
          value={countOf(group, stack)}
          change={units => change(group, stack, units)}
        />
      ))}
    </>
  )
}
