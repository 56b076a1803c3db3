import type { Sight } from '@sandtable/manpower'
import { reachersOf, ruled } from '@sandtable/manpower'
import { useDeferredValue, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Probe, Ruling, Threatened } from '../logic/probe.ts'
import { endName, higherEnd } from '../logic/ruler-words.ts'
import { FireList } from './fire-list.tsx'
import { firesOf } from '../logic/fires.ts'
import { groupAt } from '../logic/orders.ts'
import { metres } from '../logic/metres.ts'
import { RuleId } from '../../../../frame/controls.tsx'
import { row } from '../../../../words/numerals.ts'
import { SectionHead } from './section-head.tsx'
import { sayScreen } from '../../words/story.ts'
import { threatenedIn } from '../logic/probe.ts'
import { useField, useFieldState } from '../field-context.ts'
import { weaponName } from '../logic/weapon-name.ts'
import css from '../../../../frame/panel.module.css'
import fire from './fire-list.module.css'
import look from './field-panel.module.css'

/** What the ruler measures, or what could hit the group or the place in question. */
export function ProbeSection() {
  const state = useFieldState()
  const threatened = useDeferredValue(threatenedIn(state))
  const { probe, seen } = state
  if (probe === null || seen.view === null) return null
  if (probe.at === 'ruler') return <RulerFacts p={seen.view} ruler={probe} />
  return <ThreatFacts threatened={threatened} />
}

function RulerFacts({ p, ruler: { from, to } }: { readonly p: Sight; readonly ruler: Ruling }) {
  const { t } = useTranslation()
  const { s } = useFieldState().seen
  const line = from === null || to === null ? null : ruled(s, p, from, to)
  if (line === null || from === null || to === null)
    return <Headed at="ruler" title={t('field:ruler')} about={t('field:ruler:about')} />
  const { length, hiding, heights } = line
  const higher = higherEnd(line, from, to)
  const name = (end: typeof from): string => endName(t, p, end, end === from ? 'from' : 'to')
  return (
    <Headed
      at="ruler"
      title={t('field:ruler')}
      about={t('field:ruler:ends', { from: name(from), to: name(to) })}
    >
      <ul className={look['parts']}>
        <li>
          <b>{t('field:metres', { metres: metres(length) })}</b>
          <span>{t('field:ruler:edges')}</span>
          <RuleId id="MG-measure" />
        </li>
        <li data-bad={hiding !== null}>
          <b aria-hidden="true">{hiding === null ? '✓' : '×'}</b>
          <span>
            {hiding === null
              ? t('field:ruler:in-sight')
              : t('field:ruler:hidden', { why: sayScreen(hiding.by) })}
          </span>
          <RuleId id="M-los-line" />
        </li>
        <li>
          <b>{higher === null ? '0' : '+1'}</b>
          <span>
            {higher === null
              ? t('field:ruler:level', { from: metres(heights[0]), to: metres(heights[1]) })
              : t('field:ruler:higher', {
                  who: name(higher),
                  from: metres(heights[0]),
                  to: metres(heights[1]),
                })}
          </span>
          <RuleId id="M-adv-elev" />
        </li>
      </ul>
    </Headed>
  )
}

function ThreatFacts({ threatened }: { readonly threatened: Threatened | null }) {
  const { t } = useTranslation()
  const { s } = useFieldState().seen
  if (threatened === null)
    return <Headed at="threat" title={t('field:threat')} about={t('field:threat:about')} />
  if (threatened.at === 'place') return <PlaceFacts threatened={threatened} />
  const { group, p, isAhead } = threatened
  const who = groupAt(p, group).name
  return (
    <Headed
      at="threat"
      title={t('field:threat:of', { who })}
      about={t(isAhead ? 'field:threat:there' : 'field:threat:here')}
    >
      <FireList s={s} p={p} group={group} side="at" fires={firesOf(s, p, group, 'at')} />
    </Headed>
  )
}

/** At a place where nobody stands there are weapons and metres, but nobody to lose. */
function PlaceFacts({
  threatened: { p, place },
}: {
  readonly threatened: Extract<Threatened, { at: 'place' }>
}) {
  const { t } = useTranslation()
  const { desk } = useField()
  const { s, viewer } = useFieldState().seen
  const reachers = useMemo(() => reachersOf(s, p, viewer ?? 0, place), [s, p, viewer, place])
  const groups = [...new Set(reachers.map(({ group }) => group))]
  return (
    <Headed at="threat" title={t('field:threat')} about={t('field:threat:place')}>
      {groups.length === 0 ? (
        <p className={fire['nobody']}>{t('field:threat:nobody')}</p>
      ) : (
        <ul className={fire['fires']} data-fires="at">
          {groups.map(group => {
            const own = reachers.filter(one => one.group === group)
            return (
              <li
                key={group}
                data-fire={group}
                onMouseEnter={() => desk.light(group)}
                onMouseLeave={() => desk.light(null)}
              >
                <b>{groupAt(p, group).name}</b>
                <span className={fire['far']}>
                  {t('field:metres', { metres: metres(own[0]?.distance ?? 0) })}
                </span>
                <small>{row([...new Set(own.map(weapon => weaponName(s, p, weapon)))])}</small>
              </li>
            )
          })}
        </ul>
      )}
    </Headed>
  )
}

interface Heading {
  readonly at: Probe['at']
  readonly title: string
  readonly about: string
  readonly children?: ReactNode
}

const Headed = ({ at, title, about, children }: Heading) => (
  <section className={css['section']} data-probe={at}>
    <SectionHead title={title}>{about}</SectionHead>
    {children}
  </section>
)
