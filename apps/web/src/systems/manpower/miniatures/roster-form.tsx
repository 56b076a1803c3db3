import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RosterSideFile } from '@sandtable/scenario'
import { rosterText } from '@sandtable/scenario'
import type { Draft } from './logic/draft.ts'
import { Action } from '../../../look/action.tsx'
import { catalogue } from './rosters.ts'
import { costsOf } from './logic/costs.ts'
import { firstUnit, hasTwoArmies, leadersFor, MOST_SIDES, withGroup, withSide } from './logic/draft.ts'
import { GroupFields } from './group-fields.tsx'
import { Numbers } from '../../../forms/numbers.tsx'
import { Remove } from './pieces.tsx'
import { NumberField, Select, TextField } from '../../../forms/fields.tsx'
import css from './roster-form.module.css'
import { eraName } from '../words/names.ts'
import pieces from './pieces.module.css'

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
  const isFight = hasTwoArmies(roster)
  const [sum, setSum] = useState<number | null>(null)
  const costs = useMemo(() => costsOf(roster, catalogue), [roster])
  return (
    <Numbers>
      {areRight => (
        <form
          className={`${pieces['card']} ${css['form']}`}
          onSubmit={event => {
            event.preventDefault()
            if (areRight && isFight) lay(rosterText(roster, sheets))
          }}
        >
          <div className={pieces['three']}>
            <TextField
              label={t('miniatures:table-name')}
              value={roster.title}
              onChange={title => put({ title })}
            />
            <Select
              label={t('miniatures:era')}
              value={roster.era}
              options={ERAS.map(value => ({ value, words: eraName(value) }))}
              onChange={era => put({ era })}
            />
            <NumberField
              label={t('miniatures:sum')}
              value={sum}
              least={1}
              most={100_000}
              isOptional
              onChange={setSum}
            />
          </div>
          {roster.sides.map((side, n) => (
            <SideFields
              key={side.id}
              side={side}
              draft={draft}
              cost={costs[n] ?? null}
              sum={sum}
              change={next => put({ sides: roster.sides.with(n, next) })}
              remove={roster.sides.length > 2 ? () => put({ sides: roster.sides.toSpliced(n, 1) }) : null}
            />
          ))}
          {isFight ? null : <p>{t('miniatures:two-armies')}</p>}
          <div className={pieces['buttons']}>
            {roster.sides.length < MOST_SIDES ? (
              <Action onPress={() => put({ sides: withSide(roster.sides, t('miniatures:new-side')) })}>
                {t('miniatures:add-side')}
              </Action>
            ) : null}
            <Action onPress={leave}>{t('miniatures:leave')}</Action>
            <Action main type="submit" isDisabled={!areRight || !isFight}>
              {t('miniatures:lay')}
            </Action>
          </div>
        </form>
      )}
    </Numbers>
  )
}

interface SideProps {
  readonly side: RosterSideFile
  readonly draft: Draft
  /** In hundredths; null: unknown. */
  readonly cost: number | null
  /** The limit, in whole manpower; null: none. */
  readonly sum: number | null
  readonly change: (side: RosterSideFile) => void
  /** null: there must be two sides. */
  readonly remove: (() => void) | null
}

function SideFields({ side, draft, cost, sum, change, remove }: SideProps) {
  const { t } = useTranslation()
  const { era } = draft.roster
  const count = draft.roster.sides.reduce((sum, { groups }) => sum + groups.length, 0)
  return (
    <fieldset>
      <legend>{side.name}</legend>
      {remove === null ? null : <Remove what={side.name} remove={remove} />}
      {cost === null ? null : <Cost cost={cost / 100} sum={sum} />}
      <div className={pieces['three']}>
        <TextField
          label={t('miniatures:side')}
          value={side.name}
          onChange={name => change({ ...side, name })}
        />
        <Select
          label={t('miniatures:status')}
          value={side.status}
          options={STATUSES.map(value => ({ value, words: t(`miniatures:status:${value}`) }))}
          onChange={status => change({ ...side, status })}
        />
        <Select
          label={t('miniatures:leader')}
          value={side.leader ?? ''}
          options={[
            { value: '', words: t('miniatures:no-leader') },
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
          const name = t('miniatures:new-group', { number: count + 1 })
          change(withGroup(side, { name, unit: firstUnit(catalogue, era), era }))
        }}
      >
        {t('miniatures:add-group', { side: side.name })}
      </Action>
    </fieldset>
  )
}

/** MG-skirmish The cost of a side, against its limit. */
function Cost({ cost, sum }: { readonly cost: number; readonly sum: number | null }) {
  const { t } = useTranslation()
  const over = sum === null ? 0 : cost - sum
  const values = { cost, sum: sum ?? 0, left: -over, over }
  return (
    <p className={css['cost']} role="status" data-over={over > 0}>
      {t(
        sum === null
          ? 'miniatures:cost'
          : over > 0
            ? 'miniatures:cost-over'
            : over === 0
              ? 'miniatures:cost-all'
              : 'miniatures:cost-left',
        values,
      )}
    </p>
  )
}
