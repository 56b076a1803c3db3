import type { FieldShown } from '@sandtable/draw'
import type { Shot, Sight } from '@sandtable/manpower'
import { rulerLine, spotRing, threatLine } from '@sandtable/draw'
import { centre, reachersOf, ruled } from '@sandtable/manpower'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawn } from '../../../../look/drawn.tsx'
import type { Ruling, Threatened } from '../logic/probe.ts'
import { endSpot } from '../logic/ruler-words.ts'
import { firesOf } from '../logic/fires.ts'
import { groupAt } from '../logic/orders.ts'
import { metres } from '../logic/metres.ts'
import { sayScreen } from '../../words/story.ts'
import { threatenedIn } from '../logic/probe.ts'
import { useField, useFieldState } from '../field-context.ts'

interface Layer {
  readonly shown: FieldShown
}

/** The ruler on the ground, or everyone who could hit the place in question. */
export function ProbeLayer({ shown }: Layer) {
  const state = useFieldState()
  const threatened = useDeferredValue(threatenedIn(state))
  if (state.probe?.at === 'ruler') return <Ruler shown={shown} ruler={state.probe} />
  if (state.probe === null || threatened === null) return null
  return threatened.at === 'group' ? (
    <Threats shown={shown} threatened={threatened} />
  ) : (
    <Reached shown={shown} place={threatened} />
  )
}

function Ruler({ shown, ruler: { from, to } }: Layer & { readonly ruler: Ruling }) {
  const { t } = useTranslation()
  const { field } = useField()
  const { s, view } = useFieldState().seen
  if (view === null || from === null) return null
  if (to === null) return <Drawn drawing={spotRing(endSpot(s, view, from), field, shown)} />
  const line = ruled(s, view, from, to)
  const { hiding, length } = line
  const far = t('field:metres', { metres: metres(length) })
  const text = hiding === null ? far : t('field:ruler:behind', { far, why: sayScreen(hiding.by) })
  return (
    <g data-ruler>
      <Drawn
        drawing={rulerLine({ from: line.from, to: line.to, hidden: hiding?.at ?? null, text }, field, shown)}
      />
    </g>
  )
}

interface Threatening extends Layer {
  readonly threatened: Extract<Threatened, { at: 'group' }>
}

/** A line from each group that could fire, with its metres. */
function Threats({ shown, threatened: { p, group } }: Threatening) {
  const { s } = useFieldState().seen
  const { shots } = firesOf(s, p, group, 'at')
  const nearest = useMemo(() => {
    const by = new Map<number, Shot>()
    for (const shot of shots) if (!by.has(shot.group)) by.set(shot.group, shot)
    return [...by.values()]
  }, [shots])
  return (
    <g data-threats={nearest.length}>
      {nearest.map(shot => (
        <Threat
          key={shot.group}
          shown={shown}
          p={p}
          by={shot.group}
          to={centre(s, groupAt(p, group))}
          far={shot.distance}
          isIndirect={shot.roll !== 'none'}
        />
      ))}
    </g>
  )
}

interface OneThreat extends Layer {
  readonly p: Sight
  readonly by: number
  readonly to: readonly [number, number]
  readonly far: number
  readonly isIndirect: boolean
}

function Threat({ shown, p, by, to, far, isIndirect }: OneThreat) {
  const { t } = useTranslation()
  const { field } = useField()
  const { s } = useFieldState().seen
  const from = centre(s, groupAt(p, by))
  const text = t('field:metres', { metres: metres(far) })
  return <Drawn drawing={threatLine({ from, to, indirect: isIndirect, text }, field, shown)} />
}

/** The same for a place where nobody stands. */
function Reached({
  shown,
  place: { p, place },
}: Layer & { readonly place: Extract<Threatened, { at: 'place' }> }) {
  const { field } = useField()
  const { seen } = useFieldState()
  const { s, viewer } = seen
  const groups = useMemo(() => {
    const by = new Map<number, number>()
    for (const { group, distance } of reachersOf(s, p, viewer ?? 0, place))
      if (!by.has(group)) by.set(group, distance)
    return [...by]
  }, [s, p, viewer, place])
  return (
    <g data-threats={groups.length}>
      {groups.map(([by, far]) => (
        <Threat key={by} shown={shown} p={p} by={by} to={place} far={far} isIndirect={false} />
      ))}
      <Drawn drawing={spotRing(place, field, shown)} />
    </g>
  )
}
