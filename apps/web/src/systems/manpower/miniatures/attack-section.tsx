import { useTranslation } from 'react-i18next'
import type { Attacker, Weapon } from '@sandtable/manpower'
import { attackOf, shotsOfWeapon } from '@sandtable/manpower'
import type { Plan } from './logic/plan.ts'
import { Action } from '../../../look/action.tsx'
import { Add } from './pieces.tsx'
import {
  answered,
  changedAttacker,
  joinable,
  joined,
  orderOf,
  whyNotSoFar,
  withWeapon,
} from './logic/plan.ts'
import { BySide, StackSelect } from './inputs.tsx'
import { DiceBox } from './dice-box.tsx'
import { Encounter } from './encounter.tsx'
import { Foreseen } from './foreseen.tsx'
import { hasEnemies, isAreaWeapon, livingStacks, ownerOf, readyWeapons, weaponName } from './logic/weapons.ts'
import { StruckForm } from './struck-form.tsx'
import { NumberField } from '../../../forms/fields.tsx'
import { Numbers } from '../../../forms/numbers.tsx'
import { useMiniatures } from './miniatures-context.ts'
import pieces from './pieces.module.css'
import { sayWhyNot } from '../words/story.ts'

interface Planned {
  readonly plan: Plan | null
  readonly change: (plan: Plan) => void
}

/** The form for an attack: attacker, target and circumstances; then the dice. */
export function AttackSection({ plan, change }: Planned) {
  const { t } = useTranslation()
  const { s, p } = useMiniatures()
  const first = plan?.by[0]
  if (plan === null || first === undefined)
    return <p role="status">{t(hasEnemies(p) ? 'miniatures:all-fired' : 'miniatures:no-enemies')}</p>
  const isArea = isAreaWeapon(s, p, first)
  const order = orderOf(s, p, plan)
  const back = isArea ? null : answered(s, p, plan)
  const more = joinable(s, p, plan)
  return (
    <Numbers>
      {areRight => (
        <>
          {plan.by.map((one, n) => (
            <AttackerCard key={n} {...{ plan, one, n, change, isArea }} />
          ))}
          {more.length === 0 ? null : (
            <WeaponSelect
              label={t('miniatures:join')}
              value={null}
              options={more}
              onChange={weapon => change(joined(s, p, plan, weapon))}
            />
          )}
          {isArea ? <StruckForm plan={plan} change={struck => change({ ...plan, struck })} /> : null}
          {areRight ? <Foreseen order={order} /> : null}
          <DiceBox
            order={order}
            isHeld={!areRight}
            label={t(isArea ? 'miniatures:strike' : 'miniatures:attack')}
            done={() => change({ ...plan, struck: [] })}
          />
          {back === null ? null : <Action onPress={() => change(back)}>{t('miniatures:swap')}</Action>}
        </>
      )}
    </Numbers>
  )
}

interface Card {
  readonly plan: Plan
  readonly one: Attacker
  readonly n: number
  readonly isArea: boolean
  readonly change: (plan: Plan) => void
}

/** An attacker: weapon, number, distance, and ground. */
function AttackerCard({ plan, one, n, isArea, change }: Card) {
  const { t } = useTranslation()
  const { s, p } = useMiniatures()
  const side = ownerOf(p, one)
  const weapons = n === 0 ? readyWeapons(s, p) : [one, ...joinable(s, p, plan)]
  const enemies = livingStacks(p).filter(place => ownerOf(p, place) !== side)
  const put = (part: Partial<Attacker>): void => change(changedAttacker(plan, n, part))
  const why = whyNotSoFar(s, p, one, plan.target)
  return (
    <div className={pieces['card']}>
      <WeaponSelect
        label={t(n === 0 ? 'miniatures:attacker' : 'miniatures:co-attacker')}
        value={one}
        options={weapons}
        onChange={weapon => change(withWeapon(s, p, plan, n, weapon))}
      />
      {isArea ? null : (
        <div key={keyOf(one)} className={pieces['pair']}>
          <NumberField
            label={t(attackOf(s, p, one).kind === 'volley' ? 'miniatures:units' : 'miniatures:shots', {
              most: shotsOfWeapon(s, p, one),
            })}
            value={one.units}
            least={1}
            most={shotsOfWeapon(s, p, one)}
            onChange={units => put({ units })}
          />
          <NumberField
            label={t('miniatures:metres-of', { range: attackOf(s, p, one).range / 100 })}
            isOptional
            value={one.distance === null ? null : one.distance / 100}
            least={0}
            most={99_999}
            refused={why === null ? null : sayWhyNot({ what: why })}
            onChange={metres => put({ distance: metres === null ? null : metres * 100 })}
          />
        </div>
      )}
      {n > 0 ? (
        <Add onPress={() => change({ ...plan, by: plan.by.toSpliced(n, 1) })}>
          {t('miniatures:remove-attacker')}
        </Add>
      ) : null}
      {isArea || n > 0 ? null : (
        <StackSelect
          label={t('miniatures:target')}
          value={plan.target}
          options={enemies}
          onChange={target => change({ ...plan, target })}
        />
      )}
      {isArea ? null : <Encounter one={one} target={plan.target} change={put} />}
    </div>
  )
}

const keyOf = ({ group, stack, attack }: Weapon): string => `${group}.${stack}.${attack}`

interface ChosenWeapon {
  readonly label: string
  readonly value: Weapon | null
  readonly options: readonly Weapon[]
  readonly onChange: (weapon: Weapon) => void
}

function WeaponSelect(props: ChosenWeapon) {
  const { t } = useTranslation()
  const { s, p } = useMiniatures()
  return (
    <BySide
      {...props}
      none={t('miniatures:choose')}
      keyOf={keyOf}
      sideOf={weapon => ownerOf(p, weapon)}
      words={weapon =>
        t('miniatures:weapon', { weapon: weaponName(s, p, weapon), shots: shotsOfWeapon(s, p, weapon) })
      }
    />
  )
}
