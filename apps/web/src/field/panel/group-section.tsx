import { useTranslation } from 'react-i18next'
import { living, speedLeft, speedOf, unitsOf } from '@sandtable/manpower'
import type { Deed } from '../logic/orders.ts'
import { deedsOf, groupAt, wayOf } from '../logic/orders.ts'
import { Icon } from '../../table/icon.tsx'
import { metres } from '../logic/metres.ts'
import { Push, RuleId } from '../../table/controls.tsx'
import { sayWhyNot } from '@sandtable/manpower'
import { useField, useFieldHeld, useFieldState } from '../field-context.ts'
import { wayParts } from '../logic/way-parts.ts'
import css from '../../table/panel/panel.module.css'
import look from './field-panel.module.css'

/** A group: who is in it, what it can still do, and what is held up for it. */
export function GroupSection({ group }: { readonly group: number }) {
  const { t } = useTranslation()
  const { desk } = useField()
  const { seen, asked, ready } = useFieldState()
  const { s, view } = seen
  if (view === null) return null
  const own = groupAt(view, group)
  const injured = own.stacks.reduce((sum, stack) => sum + stack.injured, 0)
  const isMine = asked !== null && ready.includes(group)
  return (
    <section className={css['section']} data-group-section>
      <div className={css['head']}>
        <div>
          <h2>{own.name}</h2>
          <p>
            {s.sides[own.owner]?.name} ·{' '}
            {own.stacks
              .filter(stack => living(stack) > 0)
              .map(stack => `${living(stack)} ${s.units[stack.unit]?.name ?? ''}`)
              .join(', ')}
          </p>
        </div>
        <Push as="icon" aria-label={t('table:close')} onPress={desk.back}>
          <Icon name="close" />
        </Push>
      </div>
      <dl className={css['facts']}>
        <Fact name={t('field:alive')} value={String(unitsOf(own))} />
        <Fact name={t('field:injured')} value={String(injured)} />
        {own.where === 'field' ? (
          <Fact
            name={t('field:speed-of', { metres: metres(speedOf(s, view, group).speed) })}
            value={t('field:metres', { metres: metres(speedLeft(s, view, group)) })}
          />
        ) : null}
      </dl>
      {isMine && asked.kind === 'orders' ? <Moving /> : null}
      {isMine ? <Deeds group={group} /> : null}
    </section>
  )
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

/** The move that is held up: its length, its cost, and what is in the way. */
function Moving() {
  const { t } = useTranslation()
  const { desk } = useField()
  const { asked, selection, seen } = useFieldState()
  const way = asked === null ? null : wayOf(asked, selection)
  const turns = (
    <div className={look['pair']}>
      <Push onPress={() => desk.turn(-1)} shortcut="[">
        {t('field:turn-left')}
      </Push>
      <Push onPress={() => desk.turn(1)} shortcut="]">
        {t('field:turn-right')}
      </Push>
    </div>
  )
  if (way === null || selection.at !== 'move' || asked === null) return turns
  const left = metres(speedLeft(seen.s, asked.p, selection.group))
  return (
    <>
      <ul className={look['parts']} data-way>
        {way.plan === null ? null : (
          <>
            {wayParts(way).map(({ key, rule, cost, values }) => (
              <li key={key}>
                <b>{t('field:metres', { metres: metres(cost) })}</b>
                <span>{t(`field:way:${key}`, values)}</span>
                <RuleId id={rule} />
              </li>
            ))}
            <li>
              <b>{t('field:metres', { metres: metres(way.plan.cost) })}</b>
              <span>{t('field:way:cost', { left })}</span>
            </li>
          </>
        )}
        {way.bar === null ? null : (
          <li data-bad="true">
            <b>!</b>
            <span>{sayWhyNot(way.bar)}</span>
            <RuleId id={RULES[way.bar] ?? 'M-move-speed'} />
          </li>
        )}
      </ul>
      {turns}
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
    </>
  )
}

/** The rule by which something is in the way. */
const RULES: Readonly<Record<string, string>> = {
  enemy: 'MG-contact',
  engaged: 'MG-block',
  occupied: 'MG-contact',
  'no-room': 'M-grp-displace',
}

/** What the group can do where it stands. */
function Deeds({ group }: { readonly group: number }) {
  const { t } = useTranslation()
  const { desk } = useField()
  const { asked } = useFieldState()
  const held = useFieldHeld()
  if (asked === null) return null
  const deeds = deedsOf(asked, group)
  if (deeds.length === 0) return null
  const words = ({ key, other }: Deed): string => t(`field:deed:${key}`, { other })
  return (
    <div className={look['deeds']}>
      {deeds.map(deed => (
        <Push key={words(deed)} isDisabled={held} onPress={() => void desk.give(deed.answer)}>
          {words(deed)}
        </Push>
      ))}
    </div>
  )
}
