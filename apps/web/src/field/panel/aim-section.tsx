import { useTranslation } from 'react-i18next'
import { attackOf, living } from '@sandtable/manpower'
import type { Aiming } from '../logic/selection.ts'
import { aimed, aimingOf, groupAt, rollsOf, targetsOf, weaponsOfGroup } from '../logic/orders.ts'
import { Castings } from './castings.tsx'
import { HowMany } from './how-many.tsx'
import { metresTo } from '../logic/metres.ts'
import { OddsPart } from './odds-part.tsx'
import { Push } from '../../table/controls.tsx'
import { useField, useFieldState } from '../field-context.ts'
import { whyNotAimed } from '../logic/aims.ts'
import { useForeseen } from '../use-foreseen.ts'
import { SectionHead } from './section-head.tsx'
import css from '../../table/panel/panel.module.css'
import look from './field-panel.module.css'

/** A weapon that is taken up: what it can be aimed at, and what that would do. */
export function AimSection({ aiming }: { readonly aiming: Aiming }) {
  const { t } = useTranslation()
  const { seen, asked } = useFieldState()
  const foreseen = useForeseen()
  const { s, view } = seen
  if (view === null || asked === null) return null
  const own = groupAt(view, aiming.group)
  const { aim } = aiming
  const target = aim?.at === 'stack' ? groupAt(view, aim.group) : null
  const attack = attackOf(s, view, aiming)
  const unit = s.units[own.stacks[aiming.stack]?.unit ?? -1]?.name ?? ''
  const metres = aim === null ? null : metresTo(s, view, aiming.group, aim)
  const facts = [
    attack.name === null ? unit : `${unit}, ${attack.name}`,
    ...(metres === null
      ? [t('field:range', { range: Math.round(attack.range / 100) })]
      : [t('field:metres-of', { metres, range: Math.round(attack.range / 100) })]),
  ]
  return (
    <section className={css['section']} data-aim>
      <SectionHead
        title={
          target === null
            ? t('field:aim:title', { who: own.name })
            : t('field:aim:at', { who: own.name, whom: target.name })
        }
      >
        {facts.join(' · ')}
      </SectionHead>
      <Castings group={aiming.group} />
      <Weapons aiming={aiming} />
      {aim === null ? <Targets aiming={aiming} /> : null}
      {aim === null ? null : <Shots aiming={aiming} />}
      {foreseen === null || whyNotAimed(asked, aiming) !== null ? null : (
        <OddsPart
          foreseen={foreseen}
          p={view}
          who={own.name}
          whom={target?.name ?? null}
          at={aim?.at === 'point' ? aim.point : null}
        />
      )}
    </section>
  )
}

/** Every weapon of the group that has shots left. */
function Weapons({ aiming }: { readonly aiming: Aiming }) {
  const { t } = useTranslation()
  const { desk } = useField()
  const { seen, asked } = useFieldState()
  if (asked === null) return null
  const { s } = seen
  const weapons = weaponsOfGroup(s, asked.p, aiming.group)
  if (weapons.length < 2) return null
  return (
    <div className={look['deeds']} role="group" aria-label={t('field:weapons')}>
      {weapons.map(weapon => {
        const isNow = weapon.stack === aiming.stack && weapon.attack === aiming.attack
        const unit = groupAt(asked.p, weapon.group).stacks[weapon.stack]?.unit ?? -1
        const name = attackOf(s, asked.p, weapon).name
        return (
          <Push
            key={`${weapon.stack}.${weapon.attack}`}
            as={isNow ? 'main' : 'usual'}
            aria-pressed={isNow}
            aside={String(weapon.shots)}
            onPress={() => desk.take(aimingOf(weapon, weapon.shots, null))}
          >
            {[s.units[unit]?.name ?? '', ...(name === null ? [] : [name])].join(', ')}
          </Push>
        )
      })}
    </div>
  )
}

/** Those in reach, nearest first. */
export function Targets({ aiming }: { readonly aiming: Aiming }) {
  const { t } = useTranslation()
  const { desk } = useField()
  const { seen, asked } = useFieldState()
  if (asked === null) return null
  const { s } = seen
  const targets = targetsOf(asked, aiming)
    .map(target => ({ ...target, metres: metresTo(s, asked.p, aiming.group, target.aim) }))
    .toSorted((a, b) => a.metres - b.metres)
  if (targets.length === 0) return <p className={css['spent']}>{t('field:aim:none')}</p>
  return (
    <ul className={css['list']} data-targets>
      {targets.map(({ group, stack, aim, metres }) => {
        const held = groupAt(asked.p, group).stacks[stack]
        const made = held === undefined ? '' : `${living(held)} ${s.units[held.unit]?.name ?? ''}`
        return (
          <li key={`${group}.${stack}`}>
            <Push onPress={() => desk.aim(aim)} aside={t('field:metres', { metres })}>
              {`${groupAt(asked.p, group).name}, ${made}`}
            </Push>
          </li>
        )
      })}
    </ul>
  )
}

/** How many fire, and how indirect fire is rolled for. */
function Shots({ aiming }: { readonly aiming: Aiming }) {
  const { t } = useTranslation()
  const { desk } = useField()
  const { asked, seen } = useFieldState()
  if (asked === null || aiming.aim === null) return null
  const { aim } = aiming
  const weapon = weaponsOfGroup(seen.s, asked.p, aiming.group).find(
    ({ stack, attack }) => stack === aiming.stack && attack === aiming.attack,
  )
  const most = weapon?.shots ?? aiming.units
  const rolls = rollsOf(asked, aiming)
  return (
    <>
      <HowMany
        label={t('field:how-many')}
        most={most}
        value={aiming.units}
        change={units => desk.take(aimed(asked, { ...aiming, units }, aim))}
      />
      {rolls.length < 2 ? null : (
        <div className={look['pair']} role="group" aria-label={t('field:roll')}>
          {rolls.map(roll => (
            <Push
              key={roll}
              as={roll === aiming.roll ? 'main' : 'usual'}
              aria-pressed={roll === aiming.roll}
              onPress={() => desk.take({ ...aiming, roll })}
            >
              {t(`field:roll:${roll}`)}
            </Push>
          ))}
        </div>
      )}
    </>
  )
}
