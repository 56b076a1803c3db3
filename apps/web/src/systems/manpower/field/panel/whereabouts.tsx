import {
  carriedBy,
  insideOf,
  NOBODY,
  roomIn,
  shelterOf,
  turnsNeeded,
  unitsOf,
  workedOn,
} from '@sandtable/manpower'
import { useTranslation } from 'react-i18next'
import { groupAt } from '../logic/orders.ts'
import { RuleId } from '../../../../frame/controls.tsx'
import { useFieldState } from '../field-context.ts'
import look from './field-panel.module.css'
import { sayShelter } from '../../words/story.ts'

interface Fact {
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>
  readonly rule: string
}

/** A group's shelter or carrier, its passengers, and its engineers' works. */
export function Whereabouts({ group }: { readonly group: number }) {
  const { t } = useTranslation()
  const facts = useFacts(group)
  if (facts.length === 0) return null
  return (
    <ul className={look['parts']} data-whereabouts>
      {facts.map(({ key, values, rule }) => (
        <li key={key}>
          <span>{t(`field:${key}`, values)}</span>
          <RuleId id={rule} />
        </li>
      ))}
    </ul>
  )
}

function useFacts(group: number): Fact[] {
  const { s, view } = useFieldState().seen
  if (view === null) return []
  const own = groupAt(view, group)
  const facts: Fact[] = []
  const add = (key: string, rule: string, values: Fact['values']): number => facts.push({ key, rule, values })
  const nameOf = (work: number): string => s.works[view.works[work]?.kind ?? -1]?.name ?? ''
  const inside = insideOf(own)
  if (inside?.in === 'carrier') add('in:carrier', 'MG-carry', { name: groupAt(view, inside.group).name })
  if (inside?.in === 'shelter') {
    const rule = shelterOf(s, view, inside.shelter)?.isHouse === true ? 'MG-house' : 'M-bld-stats'
    add('in:shelter', rule, { name: sayShelter(s, view, inside.shelter) })
  }
  const aboard = carriedBy(view, group)
  if (aboard !== NOBODY) {
    const { name } = groupAt(view, aboard)
    add('carries', 'MG-carry', { name, men: unitsOf(groupAt(view, aboard)), room: roomIn(s, own) })
  }
  const on = workedOn(s, view, group)
  const work = on === null ? undefined : view.works[on.work]
  if (on !== null && work !== undefined) {
    const needed = turnsNeeded(s, view, own.owner, work.kind)
    add('builds', 'MG-build', { name: nameOf(on.work), done: work.done, needed, by: on.by })
  }
  return facts
}
