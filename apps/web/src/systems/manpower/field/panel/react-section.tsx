import type { Answer } from '@sandtable/kernel'
import { useTranslation } from 'react-i18next'
import type { Asked } from '../logic/orders.ts'
import type { Reacting } from '../logic/reactions.ts'
import { groupAt, isOf } from '../logic/orders.ts'
import { Push, RuleId } from '../../../../frame/controls.tsx'
import { reactionsOf } from '../logic/reactions.ts'
import { useField, useFieldHeld, useFieldState } from '../field-context.ts'
import { weaponName } from '../logic/weapon-name.ts'
import css from '../../../../frame/panel.module.css'
import look from './field-panel.module.css'

const HOLD: Answer = { do: 'hold' }
const PASS: Answer = { do: 'pass' }

/** Reactions to an enemy who moves in sight: fire, block, hold, or let it pass. */
export function ReactSection({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation()
  const { desk } = useField()
  const held = useFieldHeld()
  const { p } = asked
  const who = groupAt(p, p.move?.group ?? 0).name
  return (
    <section className={css['section']} data-react>
      <div className={css['row']}>
        <h2 className={css['caption']}>{t('field:react:title', { who })}</h2>
        <RuleId id="MG-opp" />
      </div>
      <div className={look['deeds']}>
        {reactionsOf(asked).map(reaction => (
          <Reaction key={reaction.key} asked={asked} reaction={reaction} />
        ))}
        <Push isDisabled={held} onPress={() => void desk.give(HOLD)}>
          {t('field:react:hold')}
        </Push>
        <Push isDisabled={held} onPress={() => void desk.give(PASS)}>
          {t('field:react:pass')}
        </Push>
      </div>
    </section>
  )
}

/** Fire is prepared with its odds; a block has none. */
function Reaction({ asked, reaction }: { readonly asked: Asked; readonly reaction: Reacting }) {
  const { t } = useTranslation()
  const { desk } = useField()
  const { selection } = useFieldState()
  const held = useFieldHeld()
  const { group, metres, does } = reaction
  const isTaken = does.at === 'aim' && selection.at === 'aim' && isOf(does, selection)
  return (
    <Push
      as={isTaken ? 'main' : 'usual'}
      aria-pressed={isTaken}
      isDisabled={held}
      aside={t('field:metres', { metres })}
      onHoverStart={() => desk.light(group)}
      onHoverEnd={() => desk.light(null)}
      onPress={() => (does.at === 'aim' ? desk.take(does) : void desk.give(does.answer))}
    >
      {does.at === 'aim'
        ? t('field:react:fire', {
            who: groupAt(asked.p, group).name,
            weapon: weaponName(asked.s, asked.p, does),
          })
        : t('field:react:block', { who: groupAt(asked.p, group).name })}
    </Push>
  )
}
