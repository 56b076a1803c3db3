import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GroupSight } from '@sandtable/manpower'
import { HAZARDS, kitsOf, living } from '@sandtable/manpower'
import { Action } from '../look/action.tsx'
import { Field, NumberField, Select } from '../odds/page/fields.tsx'
import { damageOf, groupAt, unitName } from './logic/weapons.ts'
import { Sheet, SheetFoot } from '../look/sheet.tsx'
import { useTabletop } from './tabletop-context.ts'
import css from './tabletop.module.css'

interface Opened {
  readonly group: number
  readonly close: () => void
}

/** What is done with one group: its order, a hazard, healing, and what is set right by hand. */
export function GroupDialog({ group, close }: Opened) {
  const { t } = useTranslation()
  const { s, p } = useTabletop()
  const held = groupAt(p, group)
  const canFly = held.stacks.every(({ unit }) => s.units[unit]?.minSpeed !== null)
  return (
    <Sheet title={held.name} close={close}>
      <Formed {...{ group, held, canFly, close }} />
      <Part title={t('tabletop:rush')}>
        <Rush {...{ group, close }} />
      </Part>
      <Part title={t('tabletop:morale')}>
        <Morale {...{ group, close }} />
      </Part>
      {kitsOf(s, p, held.owner)
        .filter(kit => kit.group === group)
        .map(kit => (
          <Treat key={`${kit.stack}.${kit.kit}`} {...{ kit, close }} />
        ))}
      {held.stacks.map((stack, k) => (
        <Part key={k} title={t('tabletop:correct', { unit: unitName(s, p, { group, stack: k }) })}>
          <Correct {...{ group, close, stack: k }} />
          {living(stack) === 0 ? null : <Heal {...{ group, close, stack: k }} />}
        </Part>
      ))}
      <SheetFoot>
        <Action onPress={close}>{t('tabletop:close')}</Action>
      </SheetFoot>
    </Sheet>
  )
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <details className={css['part']}>
    <summary>{title}</summary>
    {children}
  </details>
)

interface Forming extends Opened {
  readonly held: GroupSight
  readonly canFly: boolean
}

/** MG-spacing Its order, and whether it flies. */
function Formed({ group, held, canFly, close }: Forming) {
  const { t } = useTranslation()
  const { order } = useTabletop()
  const ways = (['close', 'open'] as const).flatMap(formed =>
    (canFly ? [false, true] : [false]).map(flying => ({ order: formed, flying })),
  )
  return (
    <div className={css['buttons']} role="group" aria-label={t('tabletop:fact:order')}>
      {ways.map(way => (
        <Action
          key={`${way.order} ${way.flying}`}
          isDisabled={way.order === held.order && way.flying === held.flying}
          onPress={() => {
            close()
            order({ do: 'form', group, ...way })
          }}
        >
          {t(`tabletop:form:${way.order}${way.flying ? '-flying' : ''}`)}
        </Action>
      ))}
    </div>
  )
}

function Rush({ group, close }: Opened) {
  const { t } = useTranslation()
  const { order } = useTabletop()
  return (
    <div className={css['buttons']}>
      {HAZARDS.map(hazard => (
        <Action
          key={hazard}
          onPress={() => {
            close()
            order({ do: 'rush', group, hazard })
          }}
        >
          {t(`tabletop:hazard:${hazard}`)}
        </Action>
      ))}
    </div>
  )
}

const MORALE = ['normal', 'high', 'low'] as const

function Morale({ group, close }: Opened) {
  const { t } = useTranslation()
  const { order } = useTabletop()
  const [which, setWhich] = useState<(typeof MORALE)[number]>('normal')
  const [turns, setTurns] = useState(0)
  const [note, setNote] = useState('')
  const lasting = (one: 'high' | 'low'): number | null => (which === one ? turns : null)
  return (
    <>
      <div className={css['pair']}>
        <Select
          label={t('tabletop:fact:morale')}
          value={which}
          options={MORALE.map(value => ({ value, words: t(`tabletop:morale:${value}`) }))}
          onChange={setWhich}
        />
        <NumberField
          label={t('tabletop:turns-more')}
          value={turns}
          least={0}
          most={100}
          onChange={value => setTurns(value ?? 0)}
        />
      </div>
      <Note note={note} change={setNote} />
      <Action
        onPress={() => {
          close()
          order({ do: 'morale', group, high: lasting('high'), low: lasting('low'), note })
        }}
      >
        {t('tabletop:set-right')}
      </Action>
    </>
  )
}

interface OpenedStack extends Opened {
  readonly stack: number
}

/** M-men-states The counts of a stack as they are on the table. */
function Correct({ group, stack, close }: OpenedStack) {
  const { t } = useTranslation()
  const { s, p, order } = useTabletop()
  const held = groupAt(p, group).stacks[stack] as GroupSight['stacks'][number]
  const [units, setUnits] = useState(living(held) + held.dead)
  const [injured, setInjured] = useState(held.injured)
  const [dead, setDead] = useState(held.dead)
  const [damage, setDamage] = useState(damageOf(s, held).join(' '))
  const [note, setNote] = useState('')
  const unit = s.units[held.unit]
  const isMen = unit?.health === null && unit.crew === null
  const most = 10_000
  return (
    <>
      <div className={css['three']}>
        <NumberField
          label={t('tabletop:began')}
          value={units}
          least={0}
          most={most}
          onChange={n => setUnits(n ?? 0)}
        />
        {isMen ? (
          <NumberField
            label={t('tabletop:injured')}
            value={injured}
            least={0}
            most={most}
            onChange={n => setInjured(n ?? 0)}
          />
        ) : (
          <Field label={t('tabletop:damage')}>
            {id => <input id={id} value={damage} onChange={({ target }) => setDamage(target.value)} />}
          </Field>
        )}
        <NumberField
          label={t('tabletop:dead')}
          value={dead}
          least={0}
          most={most}
          onChange={n => setDead(n ?? 0)}
        />
      </div>
      <Note note={note} change={setNote} />
      <Action
        onPress={() => {
          close()
          order({
            do: 'correct',
            group,
            stack,
            units,
            injured: isMen ? injured : 0,
            dead,
            damage: isMen ? [] : damage.split(/\D+/).filter(Boolean).map(Number),
            note,
          })
        }}
      >
        {t('tabletop:set-right')}
      </Action>
    </>
  )
}

const Note = ({ note, change }: { readonly note: string; readonly change: (note: string) => void }) => {
  const { t } = useTranslation()
  return (
    <Field label={t('tabletop:note')}>
      {id => <input id={id} maxLength={200} value={note} onChange={({ target }) => change(target.value)} />}
    </Field>
  )
}

interface Treating {
  readonly kit: ReturnType<typeof kitsOf>[number]
  readonly close: () => void
}

/** MG-equip What a stack carries is used on the injured of its group, a use for every man. */
function Treat({ kit: { group, stack, kit, uses }, close }: Treating) {
  const { t } = useTranslation()
  const { s, p, order } = useTabletop()
  const { stacks } = groupAt(p, group)
  const patients = stacks.findIndex(({ injured, taken }) => injured > 0 && taken.length === 0)
  const hurt = stacks[patients]?.injured ?? 0
  const [units, setUnits] = useState(Math.min(uses, hurt))
  if (hurt === 0) return null
  const name = s.equipment[stacks[stack]?.equipment[kit]?.kind ?? -1]?.name ?? ''
  return (
    <div className={css['pair']}>
      <NumberField
        label={t('tabletop:patients', { unit: unitName(s, p, { group, stack: patients }) })}
        value={units}
        least={1}
        most={Math.min(uses, hurt)}
        onChange={n => setUnits(n ?? 1)}
      />
      <Action
        onPress={() => {
          close()
          order({ do: 'treat', group, stack, kit, patients, units })
        }}
      >
        {t('tabletop:treat', { kit: name })}
      </Action>
    </div>
  )
}

/** MG-heal So many steps or points are healed. */
function Heal({ group, stack, close }: OpenedStack) {
  const { t } = useTranslation()
  const { order } = useTabletop()
  const [points, setPoints] = useState(1)
  return (
    <div className={css['pair']}>
      <NumberField
        label={t('tabletop:points')}
        value={points}
        least={1}
        most={10_000}
        onChange={n => setPoints(n ?? 1)}
      />
      <Action
        onPress={() => {
          close()
          order({ do: 'heal', group, stack, points })
        }}
      >
        {t('tabletop:heal')}
      </Action>
    </div>
  )
}
