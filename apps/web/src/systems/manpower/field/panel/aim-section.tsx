import { useTranslation } from 'react-i18next'
import { attackOf, firesFrom, linesOfFireAt, living, shotsAt, weaponsIn } from '@sandtable/manpower'
import type { Fires } from '@sandtable/manpower'
import { useId, useMemo } from 'react'
import type { Aiming } from '../logic/selection.ts'
import type { Asked } from '../logic/orders.ts'
import { Beyond, lossWords } from './fire-list.tsx'
import { aimed, aimingOf, groupAt, isOf, rollsOf } from '../logic/orders.ts'
import { Castings } from './castings.tsx'
import { firesOf } from '../logic/reactions.ts'
import { HowMany } from './how-many.tsx'
import { metresTo } from '../logic/metres.ts'
import { OddsPart } from './odds-part.tsx'
import { Push, RuleId } from '../../../../frame/controls.tsx'
import { useField, useFieldState } from '../field-context.ts'
import { burstsShort, whyNotAimed } from '../logic/aims.ts'
import { targetRows } from '../logic/fires.ts'
import { useLosses } from '../use-losses.ts'
import { useForeseen } from '../use-foreseen.ts'
import { weaponName } from '../logic/weapon-name.ts'
import { SectionHead } from './section-head.tsx'
import { Whereabouts } from './whereabouts.tsx'
import css from '../../../../frame/panel.module.css'
import { numeral, row } from '../../../../words/numerals.ts'
import look from './field-panel.module.css'
import { sayScreen, sayUnits } from '../../words/story.ts'

/** A selected weapon: its targets, and the odds. */
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
  const metres = aim === null ? null : metresTo(s, view, aiming.group, aim)
  const facts = [
    weaponName(s, view, aiming),
    ...(metres === null
      ? [t('field:range', { range: Math.round(attack.range / 100) })]
      : [t('field:metres-of', { metres, range: Math.round(attack.range / 100) })]),
  ]
  return (
    <section className={`${css['section']} ${look['aim']}`} data-aim>
      <SectionHead
        title={
          target === null
            ? t('field:aim:title', { who: own.name })
            : t('field:aim:at', { who: own.name, whom: target.name })
        }
      />
      <div className={look['armed']}>
        <p>{facts.join(' · ')}</p>
        <Shots aiming={aiming} />
      </div>
      <Castings group={aiming.group} />
      <Whereabouts group={aiming.group} />
      {asked.kind === 'declare' ? <Weapons aiming={aiming} /> : null}
      {aim === null ? <Targets aiming={aiming} /> : null}
      <Rolls aiming={aiming} />
      <Lines aiming={aiming} />
      <Short aiming={aiming} />
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

/** MG-measure How many of the shooters have the aim in range and sight, and how many targets can be hit, if not all. */
function Lines({ aiming }: { readonly aiming: Aiming }) {
  const { t } = useTranslation()
  const { asked } = useFieldState()
  const { aim, roll, spell } = aiming
  if (asked === null || aim === null || spell !== null) return null
  const lines = linesOfFireAt(asked.s, asked.p, aiming, aim, roll !== 'none')
  if (lines === null) return null
  const { able, units, outOfRange, hidden, by, exposed, targets } = lines
  const why = [
    ...(outOfRange > 0 ? [t('field:lines:far', { count: outOfRange })] : []),
    ...(hidden > 0 ? [t('field:lines:hidden', { count: hidden })] : []),
    ...(by === null ? [] : [sayScreen(by)]),
  ]
  const isPart = exposed !== null && targets !== null && exposed < targets
  if (able === units && !isPart) return null
  return (
    <ul className={look['parts']} data-lines>
      {able === units ? null : (
        <li>
          <b>{able}</b>
          <span>{t('field:lines:able', { units, why })}</span>
          <RuleId id="MG-measure" />
        </li>
      )}
      {isPart ? (
        <li>
          <b>{exposed}</b>
          <span>{t('field:lines:exposed', { targets })}</span>
          <RuleId id="MG-measure" />
        </li>
      ) : null}
    </ul>
  )
}

/** A direct shot that bursts short says so before its odds. */
function Short({ aiming }: { readonly aiming: Aiming }) {
  const { t } = useTranslation()
  const { asked } = useFieldState()
  const [burst] = asked === null ? [] : burstsShort(asked, aiming)
  if (asked === null || burst === undefined) return null
  const far = metresTo(asked.s, asked.p, aiming.group, { at: 'point', point: burst })
  return (
    <ul className={look['parts']} data-short>
      <li>
        <b>!</b>
        <span>{t('field:bursts:short', { metres: far })}</span>
        <RuleId id="MG-ffs" />
      </li>
    </ul>
  )
}

/** Every weapon of the group that has shots left. */
function Weapons({ aiming }: { readonly aiming: Aiming }) {
  const { t } = useTranslation()
  const { desk } = useField()
  const { seen, asked } = useFieldState()
  if (asked === null) return null
  const { s } = seen
  const weapons = weaponsIn(s, asked.p, aiming.group)
  if (weapons.length < 2) return null
  return (
    <div className={look['deeds']} role="group" aria-label={t('field:weapons')}>
      {weapons.map(weapon => {
        const isNow = isOf(weapon, aiming)
        return (
          <Push
            key={`${weapon.stack}.${weapon.attack}`}
            as={isNow ? 'main' : 'usual'}
            aria-pressed={isNow}
            aside={numeral(weapon.shots)}
            onPress={() => desk.take(aimingOf(weapon, weapon.shots, null))}
          >
            {weaponName(s, asked.p, weapon)}
          </Push>
        )
      })}
    </div>
  )
}

/** The targets within reach: those whom a weapon costs most first, for a spell the nearest. */
export function Targets({ aiming }: { readonly aiming: Aiming }) {
  const { t } = useTranslation()
  const { desk } = useField()
  const { seen, asked } = useFieldState()
  const { group: own, stack: from, attack, spell } = aiming
  const fires = useMemo(
    () =>
      asked === null || spell !== null
        ? NO_FIRES
        : firesFrom(asked.s, asked.p, own, { group: own, stack: from, attack }),
    [asked, own, from, attack, spell],
  )
  const lossOf = useLosses(asked?.p ?? null, fires.shots)
  if (asked === null) return null
  const targets = targetRows(asked, aiming, fires, lossOf)
  if (targets.length === 0)
    return (
      <>
        <p className={css['spent']}>{t('field:aim:none')}</p>
        <Beyond p={asked.p} side="from" fires={fires} isOpen />
      </>
    )
  return (
    <ul className={css['list']} data-targets>
      {targets.map(({ group, stack, aim, metres, loss }) => {
        const held = groupAt(asked.p, group).stacks[stack]
        const made = held === undefined ? '' : sayUnits(seen.s, held.unit, living(held))
        return (
          <li key={`${group}.${stack}`}>
            <Push onPress={() => desk.aim(aim)} aside={t('field:metres', { metres })}>
              <span className={look['target']}>
                {t('field:stack', { group: groupAt(asked.p, group).name, units: made })}
                {loss === null ? null : (
                  <small>{t('field:fires:about', { loss: row(lossWords(t, loss)) })}</small>
                )}
              </span>
            </Push>
          </li>
        )
      })}
    </ul>
  )
}

const NO_FIRES: Fires = { shots: [], none: [] }

/** A weapon's shots; against a move every unit makes at most one. */
function mostShots(asked: Asked, { group, stack, attack, units, aim, roll }: Aiming): number {
  const of = { group, stack, attack }
  if (asked.kind === 'react') return firesOf(asked).find(fire => isOf(fire, of))?.units ?? units
  return aim === null ? units : shotsAt(asked.s, asked.p, of, aim, roll !== 'none')
}

/** How many fire, if there is a choice. */
function Shots({ aiming }: { readonly aiming: Aiming }) {
  const { t } = useTranslation()
  const { desk } = useField()
  const { asked } = useFieldState()
  const { aim } = aiming
  const most = asked === null || aim === null ? 0 : mostShots(asked, aiming)
  if (asked === null || aim === null || most < 2) return null
  return (
    <HowMany
      label={t('field:how-many')}
      most={most}
      value={aiming.units}
      change={units => desk.take(aimed(asked, { ...aiming, units }, aim))}
    />
  )
}

/** The ways to roll for indirect fire. */
function Rolls({ aiming }: { readonly aiming: Aiming }) {
  const { t } = useTranslation()
  const { desk } = useField()
  const { asked } = useFieldState()
  const id = useId()
  const rolls = asked === null || aiming.aim === null ? [] : rollsOf(asked, aiming)
  if (rolls.length < 2) return null
  return (
    <>
      <h3 id={id} className={css['caption']}>
        {t('field:roll')}
      </h3>
      <div className={look['pair']} role="group" aria-labelledby={id}>
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
    </>
  )
}
