import { useTranslation } from 'react-i18next'
import type { RosterGroupFile, RosterSideFile, RosterStackFile } from '@sandtable/scenario'
import type { Draft } from './logic/draft.ts'
import { Add, Part, Remove } from './pieces.tsx'
import { catalogue } from './rosters.ts'
import { equipmentFor, spellsFor, stackWith, unitsFor } from './logic/draft.ts'
import { NumberField, Select, TextField, Tick } from '../../../forms/fields.tsx'
import css from './roster-form.module.css'
import pieces from './pieces.module.css'

interface GroupProps {
  readonly group: RosterGroupFile
  readonly side: RosterSideFile
  readonly draft: Draft
  readonly change: (group: RosterGroupFile) => void
  readonly remove: () => void
}

/** A group on a roster, and its stacks. */
export function GroupFields({ group, side, draft, change, remove }: GroupProps) {
  const { t } = useTranslation()
  const units = unitsFor(catalogue, draft.roster.era, side.leader)
  const free = units.filter(({ id }) => group.stacks.every(stack => stack.unit !== id))
  return (
    <div className={css['group']}>
      <Remove what={group.name} remove={remove} />
      <div className={pieces['pair']}>
        <TextField
          label={t('miniatures:group')}
          value={group.name}
          onChange={name => change({ ...group, name })}
        />
        <Select
          label={t('miniatures:fact:order')}
          value={group.order}
          options={(['close', 'open'] as const).map(value => ({
            value,
            words: t(`miniatures:order:${value}`),
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
        <Add onPress={() => change({ ...group, stacks: [...group.stacks, stackWith(free[0]?.id ?? '')] })}>
          {t('miniatures:add-stack', { group: group.name })}
        </Add>
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
      <div className={pieces['pair']}>
        <Select
          label={t('miniatures:unit')}
          value={stack.unit}
          options={listed.map(one => ({ value: one.id, words: one.name }))}
          onChange={unit => change({ ...stack, unit, equipment: [], spells: [], injured: 0, damage: [] })}
        />
        <NumberField
          label={t('miniatures:how-many')}
          value={stack.units}
          least={1}
          most={10_000}
          onChange={count => change({ ...stack, units: count })}
        />
      </div>
      <Ticks
        title={t('miniatures:fact:equipment')}
        options={equipmentFor(catalogue, draft.roster.era)}
        chosen={stack.equipment}
        change={equipment => change({ ...stack, equipment })}
      />
      <Ticks
        title={t('miniatures:fact:spells')}
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

/** Several of many; a folded list names those chosen. */
function Ticks({ title, options, chosen, change }: Ticked) {
  const { t } = useTranslation()
  if (options.length === 0) return null
  const names = options.filter(({ id }) => chosen.includes(id)).map(({ name }) => name)
  return (
    <Part title={names.length === 0 ? title : t('miniatures:ticked', { title, names })}>
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
    </Part>
  )
}
