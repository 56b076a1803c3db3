import { useTranslation } from 'react-i18next'
import type { Outlook, Part } from '@sandtable/manpower'
import { attackOf, living, sayPart } from '@sandtable/manpower'
import type { Aiming } from '../logic/selection.ts'
import { aimed, aimingOf, groupAt, rollsOf, targetsOf, weaponsOfGroup } from '../logic/orders.ts'
import { Castings } from './castings.tsx'
import { HowMany } from './how-many.tsx'
import { Icon } from '../../table/icon.tsx'
import { metresTo } from '../logic/metres.ts'
import { Push, RuleId } from '../../table/controls.tsx'
import { useField, useFieldState } from '../field-context.ts'
import { useOutlook } from '../use-outlook.ts'
import css from '../../table/panel/panel.module.css'
import look from './field-panel.module.css'

/** A weapon that is taken up: what it can be aimed at, and what that would do. */
export function AimSection({ aiming }: { readonly aiming: Aiming }) {
  const { t } = useTranslation()
  const { desk } = useField()
  const { seen, asked } = useFieldState()
  const outlook = useOutlook()
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
      <div className={css['head']}>
        <div>
          <h2>
            {target === null
              ? t('field:aim:title', { who: own.name })
              : t('field:aim:at', { who: own.name, whom: target.name })}
          </h2>
          <p>{facts.join(' · ')}</p>
        </div>
        <Push as="icon" aria-label={t('table:close')} onPress={desk.back}>
          <Icon name="close" />
        </Push>
      </div>
      <Castings group={aiming.group} />
      <Weapons aiming={aiming} />
      {aim === null ? <Targets aiming={aiming} /> : null}
      {aim === null ? null : <Shots aiming={aiming} />}
      {outlook === null || target === null ? null : (
        <Odds outlook={outlook} who={own.name} whom={target.name} />
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

interface Reckoned {
  readonly outlook: Outlook
  readonly who: string
  readonly whom: string
}

/** Two sums of parts, the strength, and what every roll of two dice would do. */
function Odds({ outlook, who, whom }: Reckoned) {
  const { t } = useTranslation()
  const { attacker, target, divisor, raw, strength } = outlook
  return (
    <>
      <Parts name={t('field:advantage', { who })} parts={attacker} />
      <Parts name={t('field:advantage', { who: whom })} parts={target} />
      <dl className={css['facts']}>
        <div>
          <dt>{t('field:men-count')}</dt>
          <dd>{figure(raw.over / raw.under)}</dd>
        </div>
        <div>
          <dt>{t('field:divisor')}</dt>
          <dd>÷ {divisor}</dd>
        </div>
        <div>
          <dt>{t('field:strength')}</dt>
          <dd>{figure(strength.over / strength.under)}</dd>
        </div>
      </dl>
      <Bars outlook={outlook} whom={whom} />
    </>
  )
}

const figure = (value: number): string => String(Math.round(value * 10) / 10)

function Parts({ name, parts }: { readonly name: string; readonly parts: readonly Part[] }) {
  const { t } = useTranslation()
  const sum = parts.reduce((all, { change }) => all + change, 0)
  return (
    <>
      <h3 className={look['sum']}>
        {name} <b>{sum}</b>
      </h3>
      <ul className={look['parts']}>
        {parts.length === 0 ? <li>{t('field:advantage:none')}</li> : null}
        {parts.map(part => (
          <li key={`${part.rule}.${part.what}`}>
            <b>{part.change > 0 ? `+${part.change}` : `−${-part.change}`}</b>
            <span>{sayPart(part)}</span>
            <RuleId id={part.rule} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Who falls, for every sum of two dice; the middle two thirds of all rolls are darker. */
function Bars({ outlook: { rolls }, whom }: { readonly outlook: Outlook; readonly whom: string }) {
  const { t } = useTranslation()
  const falls = rolls.map(({ dead, injured }) => dead + Math.max(0, injured))
  const most = Math.max(...rolls.map(({ ways }) => ways))
  const mean = (of: (roll: Outlook['rolls'][number]) => number): string =>
    figure(rolls.reduce((sum, roll) => sum + (of(roll) * roll.ways) / 36, 0))
  return (
    <figure className={look['bars']}>
      <figcaption>
        <span>{t('field:fall', { whom })}</span>
        <span>{t('field:of-rolls')}</span>
      </figcaption>
      <ol>
        {rolls.map(({ sum, ways }, i) => (
          <li key={sum} data-middle={sum >= 5 && sum <= 9}>
            <span>{Math.round((100 * ways) / 36)}</span>
            <i style={{ height: `${(56 * ways) / most}px` }} />
            <b>{falls[i]}</b>
          </li>
        ))}
      </ol>
      <p>
        {t('field:middle', { from: falls[3], to: falls[7] })}{' '}
        {t('field:mean', {
          dead: mean(({ dead }) => dead),
          injured: mean(({ injured }) => Math.max(0, injured)),
        })}
      </p>
    </figure>
  )
}
