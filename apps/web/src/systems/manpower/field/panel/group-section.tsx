import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { flightOf, living, shotsOfGroup, speedLeft, speedOf, wayParts } from '@sandtable/manpower'
import { AheadPart } from './ahead-part.tsx'
import { Beyond } from './fire-list.tsx'
import { deedsOf } from '../logic/deeds.ts'
import { firesOf } from '../logic/fires.ts'
import type { Asked } from '../logic/orders.ts'
import { FlightPart } from './flight-part.tsx'
import { groupAt, isStowed, movingIn, wayOf } from '../logic/orders.ts'
import { Castings } from './castings.tsx'
import { comingOut } from '../logic/stowed.ts'
import { Deeds } from './deeds.tsx'
import { metres } from '../logic/metres.ts'
import { Push, RuleId } from '../../../../frame/controls.tsx'
import { RefusableOrder } from './refusable.tsx'
import { Split } from './split.tsx'
import { Surrender } from './surrender.tsx'
import { Turns } from './turns.tsx'
import { useField, useFieldState } from '../field-context.ts'
import { SectionHead } from './section-head.tsx'
import { Whereabouts } from './whereabouts.tsx'
import css from '../../../../frame/panel.module.css'
import { numeral, row } from '../../../../words/numerals.ts'
import { stackWords } from '../logic/group-name.ts'
import look from './field-panel.module.css'
import { sayWhyNot } from '../../words/story.ts'

/** A group: its units, its orders, and its prepared order. */
export function GroupSection({ group }: { readonly group: number }) {
  const { t } = useTranslation()
  const { seen, asked, ready, selection } = useFieldState()
  const { s, view } = seen
  if (view === null) return null
  const own = groupAt(view, group)
  const counted = (of: 'healthy' | 'injured' | 'dead'): string =>
    numeral(own.stacks.reduce((sum, stack) => sum + stack[of], 0))
  const isMine = asked !== null && ready.includes(group)
  const flight = flightOf(s, view, group)
  return (
    <section className={css['section']} data-group-section>
      <SectionHead title={own.name}>
        {s.players[own.owner]?.name} ·{' '}
        {row(own.stacks.filter(stack => living(stack) > 0).map(stack => stackWords(s, stack)))}
      </SectionHead>
      <dl className={css['facts']}>
        <Fact name={t('field:alive')} value={counted('healthy')} />
        <Fact name={t('field:injured')} value={counted('injured')} />
        <Fact name={t('field:dead')} value={counted('dead')} />
        {own.where === 'field' ? (
          <>
            <Fact name={t('field:shots')} value={numeral(shotsOfGroup(s, view, group))} />
            <Fact
              name={t('field:speed-of', { metres: metres(speedOf(s, view, group).speed) })}
              value={t('field:metres', { metres: metres(speedLeft(s, view, group)) })}
            />
          </>
        ) : null}
      </dl>
      <Castings group={group} />
      <Whereabouts group={group} />
      {flight === null || selection.at === 'move' ? null : <FlightPart flight={flight} isAhead={false} />}
      {isMine && isStowed(own) && asked.kind === 'orders' ? <ComingOut asked={asked} group={group} /> : null}
      {isMine && !isStowed(own) && (asked.kind === 'orders' || selection.at === 'move') ? <Moving /> : null}
      {asked?.kind === 'declare' && own.owner === asked.side && selection.at === 'group' ? (
        <Beyond p={view} side="from" fires={firesOf(s, view, group, 'from')} isOpen />
      ) : null}
      {isMine ? <Deeds deeds={deedsOf(asked, group)} /> : null}
      {asked?.kind === 'orders' && own.owner === asked.side ? <Split group={group} key={group} /> : null}
      {asked?.kind === 'orders' || asked?.kind === 'yield' ? (
        <Surrender group={group} key={`given-${group}`} />
      ) : null}
    </section>
  )
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

/** A group that comes out is shown beside its shelter, where its front can be turned. */
function ComingOut({ asked, group }: { readonly asked: Asked; readonly group: number }) {
  const { t } = useTranslation()
  const { desk } = useField()
  const { selection } = useFieldState()
  const out = useMemo(() => comingOut(asked, group), [asked, group])
  if (selection.at === 'stand') return <Turns />
  if (out === null) return null
  return (
    <div className={look['deeds']}>
      <RefusableOrder
        why={'why' in out ? out.why : null}
        onPress={() => ('why' in out ? undefined : desk.take(out))}
      >
        {t('field:come-out')}
      </RefusableOrder>
    </div>
  )
}

/** The prepared move: its length, its cost, and any obstacle. */
function Moving() {
  const { t } = useTranslation()
  const { desk } = useField()
  const { asked, selection, seen } = useFieldState()
  const way = asked === null ? null : wayOf(asked, selection)
  if (way === null || selection.at !== 'move' || asked === null) return <Turns />
  const p = movingIn(asked, selection.group)
  const left = metres(speedLeft(seen.s, p, selection.group))
  const flight = way.plan === null ? null : flightOf(seen.s, p, selection.group, way.length)
  return (
    <>
      <ul className={look['parts']} data-way>
        {way.plan === null ? null : (
          <>
            {wayParts(way).map(({ key, rule, cost, legs, wading }) => (
              <li key={key}>
                <b>{t('field:metres', { metres: metres(cost) })}</b>
                <span>{t(`field:way:${key}`, { legs, metres: metres(wading) })}</span>
                <RuleId id={rule} />
              </li>
            ))}
            <li>
              <b>{t('field:metres', { metres: metres(way.plan.cost) })}</b>
              <span>{t('field:way:cost', { left })}</span>
            </li>
          </>
        )}
        {way.plan === null || way.plan.end.strays.length === 0 ? null : (
          <li data-displacing>
            <b>{way.plan.end.strays.length}</b>
            <span>{t('field:displaced', { count: way.plan.end.strays.length })}</span>
            <RuleId id="M-grp-displace" />
          </li>
        )}
        {way.bar === null ? null : (
          <li data-bad="true">
            <b>!</b>
            <span>{sayWhyNot(way.bar)}</span>
            <RuleId id={way.bar.rule} />
          </li>
        )}
      </ul>
      {flight === null ? null : <FlightPart flight={flight} isAhead />}
      <Turns />
      <div className={look['pair']} role="group" aria-label={t('field:crossing')}>
        {(['cautious', 'rush'] as const).map(crossing => (
          <Push
            key={crossing}
            as={selection.crossing === crossing ? 'main' : 'usual'}
            aria-pressed={selection.crossing === crossing}
            onPress={() => desk.cross(crossing)}
          >
            {t(`field:crossing:${crossing}`)}
          </Push>
        ))}
      </div>
      <AheadPart asked={asked} selection={selection} />
    </>
  )
}
