import { unitsOf } from '@sandtable/manpower'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Asked } from '../logic/orders.ts'
import { firstDraft, purchaseOf, upgradesOf, withAnother } from '../logic/purchase.ts'
import { BuyStack } from './buy-stack.tsx'
import { Push, RuleId } from '../../../../frame/controls.tsx'
import { useField, useFieldHeld } from '../field-context.ts'
import css from '../../../../frame/panel.module.css'
import { numeral } from '../../../../words/numerals.ts'
import type { TFunction } from 'i18next'
import look from './field-panel.module.css'
import { sayPowers, sayWhyNot } from '../../words/story.ts'

/** The form for buying a group, stack by stack. */
export function BuySection({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation()
  const { desk } = useField()
  const held = useFieldHeld()
  const [draft, setDraft] = useState(() => firstDraft(asked))
  const { s, p, side } = asked
  const { answer, name, cost, left, why } = purchaseOf(asked, draft)
  const { buys = [] } = s.players[side] ?? {}
  const leader = s.leaders[s.players[side]?.leader ?? -1]
  return (
    <section className={css['section']} data-buy>
      <div className={css['head']}>
        <div>
          <h2>{t('field:buy:title')}</h2>
          {leader === undefined ? null : (
            <p>{t('field:buy:leader', { name: leader.name, does: leaderDoes(t, s, leader) })}</p>
          )}
        </div>
      </div>
      <dl className={css['facts']}>
        <Fact name={t('field:buy:has')} value={p.manpower[side] ?? 0} />
        <Fact name={t('field:buy:costs')} value={cost} />
        <Fact name={t('field:buy:rest')} value={left} />
      </dl>
      {draft.stacks.map((stack, k) => (
        <BuyStack
          key={k}
          asked={asked}
          stack={stack}
          change={next => setDraft({ ...draft, stacks: draft.stacks.with(k, next) })}
          remove={
            draft.stacks.length > 1
              ? () => setDraft({ ...draft, stacks: draft.stacks.toSpliced(k, 1) })
              : null
          }
        />
      ))}
      {buys.length > 1 ? (
        <div className={css['buttons']}>
          <Push onPress={() => setDraft(withAnother(asked, draft))}>{t('field:buy:another')}</Push>
        </div>
      ) : null}
      <div className={look['form']}>
        <label>
          {t('field:buy:name')}
          <input
            value={draft.name}
            placeholder={name}
            maxLength={40}
            onChange={event => setDraft({ ...draft, name: event.target.value })}
          />
        </label>
        <label>
          {t('field:buy:order')}
          <select
            value={draft.order}
            onChange={event =>
              setDraft({ ...draft, order: event.target.value === 'open' ? 'open' : 'close' })
            }
          >
            {(['close', 'open'] as const).map(one => (
              <option key={one} value={one}>
                {t(`field:deed:${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className={look['refused']} role="status">
        {why === null ? null : (
          <>
            {t('field:buy:not', { why: sayWhyNot(why) })} <RuleId id={why.rule} />
          </>
        )}
      </p>
      <div className={css['buttons']}>
        <Push
          as="main"
          isDisabled={held || why !== null}
          onPress={() => {
            void desk.give(answer)
            setDraft({ ...draft, name: '' })
          }}
        >
          {t('field:buy:do', { name, cost: cost / 100 })}
        </Push>
      </div>
      <Bought asked={asked} />
      <Upgrades asked={asked} />
    </section>
  )
}

/** A leader's effects on the side, and abilities. */
const leaderDoes = (
  t: TFunction,
  s: Asked['s'],
  { effects, ability }: Asked['s']['leaders'][number],
): string =>
  [
    sayPowers(s, effects),
    ability === null
      ? ''
      : t('field:buy:ability', { name: ability.name, does: sayPowers(s, ability.effects) }),
  ]
    .filter(part => part !== '')
    .join('; ')

const Fact = ({ name, value }: { readonly name: string; readonly value: number }) => (
  <div data-bad={value < 0}>
    <dt>{name}</dt>
    <dd>{numeral(value / 100)}</dd>
  </div>
)

/** The groups that wait to be placed. */
function Bought({ asked: { p, side } }: { readonly asked: Asked }) {
  const { t } = useTranslation()
  const bought = p.groups.filter(({ owner, where }) => owner === side && where === 'waiting')
  if (bought.length === 0) return null
  return (
    <>
      <h3 className={css['caption']}>{t('field:place:title')}</h3>
      <ul className={look['bought']}>
        {bought.map(group => (
          <li key={group.name}>
            <span>{group.name}</span>
            <b>{numeral(unitsOf(group))}</b>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Upgrades for groups in the field. */
function Upgrades({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation()
  const { desk } = useField()
  const held = useFieldHeld()
  const upgrades = upgradesOf(asked)
  if (upgrades.length === 0) return null
  return (
    <>
      <h3 className={css['caption']}>
        {t('field:buy:upgrade')} <RuleId id="M-mp-upgrades" />
      </h3>
      {upgrades.map(({ group, unit, wares }, i) => (
        <details key={i} className={look['wares']} data-upgrade={group}>
          <summary>{t('field:buy:upgrade:of', { group, unit })}</summary>
          <div className={look['deeds']}>
            {wares.map(({ number, name, does, cost, answer }) => (
              <div key={number} className={look['offer']}>
                <Push isDisabled={held} onPress={() => void desk.give(answer)}>
                  {t('field:buy:do', { name, cost: (cost ?? 0) / 100 })}
                </Push>
                <p>{does}</p>
              </div>
            ))}
          </div>
        </details>
      ))}
    </>
  )
}
