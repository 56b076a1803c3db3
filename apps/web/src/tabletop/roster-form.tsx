import { useTranslation } from 'react-i18next'
import type { RosterGroupFile, RosterSideFile, RosterStackFile } from '@sandtable/scenario'
import { rosterText } from '@sandtable/scenario'
import type { Draft } from './logic/draft.ts'
import { Action } from '../look/action.tsx'
import { catalogue } from './rosters.ts'
import {
  equipmentFor,
  firstUnit,
  leadersFor,
  MOST_SIDES,
  spellsFor,
  stackWith,
  unitsFor,
  withGroup,
  withSide,
} from './logic/draft.ts'
import { Field, NumberField, Select, Tick } from '../odds/page/fields.tsx'
import css from './tabletop.module.css'

const ERAS = ['medieval', 'napoleonic', 'pre-war', 'ww1', 'ww2', 'modern'] as const
const STATUSES = ['attacking', 'defending', 'ambushing'] as const

interface Written {
  readonly draft: Draft
  readonly change: (draft: Draft) => void
  readonly lay: (text: string) => void
  readonly leave: () => void
}

/** A roster as a form. */
export function RosterForm({ draft, change, lay, leave }: Written) {
  const { t } = useTranslation()
  const { roster, sheets } = draft
  const put = (part: Partial<Draft['roster']>): void => change({ ...draft, roster: { ...roster, ...part } })
  return (
    <form
      className={css['form']}
      onSubmit={event => {
        event.preventDefault()
        lay(rosterText(roster, sheets))
      }}
    >
      <div className={css['pair']}>
        <Name label={t('tabletop:name-table')} value={roster.title} onChange={title => put({ title })} />
        <Select
          label={t('tabletop:era')}
          value={roster.era}
          options={ERAS.map(value => ({ value, words: t(`tabletop:era:${value}`) }))}
          onChange={era => put({ era })}
        />
      </div>
      {roster.sides.map((side, n) => (
        <SideFields
          key={side.id}
          side={side}
          draft={draft}
          change={next => put({ sides: roster.sides.with(n, next) })}
          remove={roster.sides.length > 2 ? () => put({ sides: roster.sides.toSpliced(n, 1) }) : null}
        />
      ))}
      <div className={css['buttons']}>
        {roster.sides.length < MOST_SIDES ? (
          <Action onPress={() => put({ sides: withSide(roster.sides, t('tabletop:new-side')) })}>
            {t('tabletop:add-side')}
          </Action>
        ) : null}
        <Action onPress={leave}>{t('tabletop:leave')}</Action>
        <Action main type="submit">
          {t('tabletop:lay')}
        </Action>
      </div>
    </form>
  )
}

interface Named {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

const Name = ({ label, value, onChange }: Named) => (
  <Field label={label}>
    {id => <input id={id} maxLength={80} value={value} onChange={({ target }) => onChange(target.value)} />}
  </Field>
)

const Remove = ({ what, remove }: { readonly what: string; readonly remove: () => void }) => {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={css['remove']}
      aria-label={t('tabletop:remove', { what })}
      onClick={remove}
    >
      ×
    </button>
  )
}

interface SideProps {
  readonly side: RosterSideFile
  readonly draft: Draft
  readonly change: (side: RosterSideFile) => void
  /** null: there must be two. */
  readonly remove: (() => void) | null
}

function SideFields({ side, draft, change, remove }: SideProps) {
  const { t } = useTranslation()
  const { era } = draft.roster
  const count = draft.roster.sides.reduce((sum, { groups }) => sum + groups.length, 0)
  return (
    <fieldset>
      <legend>{side.name}</legend>
      {remove === null ? null : <Remove what={side.name} remove={remove} />}
      <div className={css['three']}>
        <Name label={t('tabletop:side')} value={side.name} onChange={name => change({ ...side, name })} />
        <Select
          label={t('tabletop:status')}
          value={side.status}
          options={STATUSES.map(value => ({ value, words: t(`tabletop:status:${value}`) }))}
          onChange={status => change({ ...side, status })}
        />
        <Select
          label={t('tabletop:leader')}
          value={side.leader ?? ''}
          options={[
            { value: '', words: t('tabletop:no-leader') },
            ...leadersFor(catalogue).map(({ id, name }) => ({ value: id, words: name })),
          ]}
          onChange={leader => change({ ...side, leader: leader === '' ? null : leader })}
        />
      </div>
      {side.groups.map((group, n) => (
        <GroupFields
          key={group.id}
          {...{ group, side, draft }}
          change={next => change({ ...side, groups: side.groups.with(n, next) })}
          remove={() => change({ ...side, groups: side.groups.toSpliced(n, 1) })}
        />
      ))}
      <Action
        onPress={() => {
          const name = t('tabletop:new-group', { number: count + 1 })
          change(withGroup(side, { name, unit: firstUnit(catalogue, era), era }))
        }}
      >
        {t('tabletop:add-group', { side: side.name })}
      </Action>
    </fieldset>
  )
}

interface GroupProps {
  readonly group: RosterGroupFile
  readonly side: RosterSideFile
  readonly draft: Draft
  readonly change: (group: RosterGroupFile) => void
  readonly remove: () => void
}

function GroupFields({ group, side, draft, change, remove }: GroupProps) {
  const { t } = useTranslation()
  const units = unitsFor(catalogue, draft.roster.era, side.leader)
  const free = units.filter(({ id }) => group.stacks.every(stack => stack.unit !== id))
  return (
    <div className={css['group']}>
      <Remove what={group.name} remove={remove} />
      <div className={css['pair']}>
        <Name label={t('tabletop:group')} value={group.name} onChange={name => change({ ...group, name })} />
        <Select
          label={t('tabletop:fact:order')}
          value={group.order}
          options={(['close', 'open'] as const).map(value => ({
            value,
            words: t(`tabletop:order:${value}`),
          }))}
          onChange={order => change({ ...group, order })}
        />
      </div>
      {group.stacks.map((stack, n) => (
        <StackFields
          key={n}
          {...{ stack, units, draft }}
          change={next => change({ ...group, stacks: group.stacks.with(n, next) })}
          remove={
            group.stacks.length > 1 ? () => change({ ...group, stacks: group.stacks.toSpliced(n, 1) }) : null
          }
        />
      ))}
      {free[0] === undefined ? null : (
        <button
          type="button"
          className={css['add']}
          onClick={() => change({ ...group, stacks: [...group.stacks, stackWith(free[0]?.id ?? '')] })}
        >
          {t('tabletop:add-stack', { group: group.name })}
        </button>
      )}
    </div>
  )
}

interface StackProps {
  readonly stack: RosterStackFile
  readonly units: readonly { readonly id: string; readonly name: string }[]
  readonly draft: Draft
  readonly change: (stack: RosterStackFile) => void
  readonly remove: (() => void) | null
}

function StackFields({ stack, units, draft, change, remove }: StackProps) {
  const { t } = useTranslation()
  const known = units.some(({ id }) => id === stack.unit)
  const listed = known ? units : [{ id: stack.unit, name: stack.unit }, ...units]
  const name = listed.find(({ id }) => id === stack.unit)?.name ?? ''
  return (
    <div className={css['stack']}>
      <div className={css['pair']}>
        <Select
          label={t('tabletop:unit')}
          value={stack.unit}
          options={listed.map(one => ({ value: one.id, words: one.name }))}
          onChange={unit => change({ ...stack, unit, equipment: [], spells: [], injured: 0, damage: [] })}
        />
        <NumberField
          label={t('tabletop:how-many')}
          value={stack.units}
          least={1}
          most={10_000}
          onChange={count => change({ ...stack, units: count ?? 1 })}
        />
      </div>
      <Ticks
        title={t('tabletop:fact:equipment')}
        options={equipmentFor(catalogue, draft.roster.era)}
        chosen={stack.equipment}
        change={equipment => change({ ...stack, equipment })}
      />
      <Ticks
        title={t('tabletop:fact:spells')}
        options={spellsFor(catalogue, stack.unit)}
        chosen={stack.spells}
        change={spells => change({ ...stack, spells })}
      />
      {remove === null ? null : <Remove what={name} remove={remove} />}
    </div>
  )
}

interface Ticked {
  readonly title: string
  readonly options: readonly { readonly id: string; readonly name: string }[]
  readonly chosen: readonly string[]
  readonly change: (chosen: string[]) => void
}

/** Some of many; those that were chosen are told while the list is shut. */
function Ticks({ title, options, chosen, change }: Ticked) {
  if (options.length === 0) return null
  const names = options.filter(({ id }) => chosen.includes(id)).map(({ name }) => name)
  return (
    <details className={css['part']}>
      <summary>{[title, ...(names.length === 0 ? [] : [names.join(', ')])].join(': ')}</summary>
      <div className={css['ticks']}>
        {options.map(({ id, name }) => (
          <Tick
            key={id}
            label={name}
            value={chosen.includes(id)}
            onChange={on => change(on ? [...chosen, id] : chosen.filter(one => one !== id))}
          />
        ))}
      </div>
    </details>
  )
}
