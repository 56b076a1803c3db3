import { Button } from 'react-aria-components'
import { cardFace } from '@sandtable/draw'
import { useTranslation } from 'react-i18next'
import type { Position } from '@sandtable/waw'
import { siegeOdds } from '@sandtable/waw'
import type { Choice } from '../logic/choices.ts'
import { CardPicture } from '../../counters/card-picture.tsx'
import { CounterTile } from '../counter-tile.tsx'
import { RuleId } from '../../../../frame/controls.tsx'
import { SiegeOutlook } from './siege-outlook.tsx'
import { useOptionsFocus } from '../../../../frame/use-options-focus.ts'
import { sentence } from '../../../../words/sentence.ts'
import { useDeskState, useHeld, useTable } from '../table-context.ts'
import { cardTerms } from '../../words/story.ts'
import css from '../../../../frame/panel.module.css'

/** A button for every option of the decision. */
export function Options() {
  const { t } = useTranslation()
  const { lay, selection } = useDeskState()
  const { decision, s, view, viewer } = lay.seen
  const list = useOptionsFocus(decision?.id)
  if (decision === null) return null
  const there = selection.at === 'region' ? selection.region : null
  const here = lay.choices.filter(({ region }) => region === there)
  const shown = there !== null && here.length > 0 ? here : lay.choices
  return (
    <section className={css['section']}>
      <div className={css['row']}>
        <h2 className={css['caption']}>{t('options:title')}</h2>
        <RuleId id={decision.rule} />
      </div>
      <ul className={css['list']} ref={list} data-options>
        {shown.map(choice => (
          <li key={choice.key}>
            <OptionButton choice={choice} />
            {decision.kind === 'siege' && choice.region !== null ? (
              <SiegeOutlook odds={siegeOdds(s, view as Position, viewer ?? 0, choice.region)} />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function OptionButton({ choice }: { readonly choice: Choice }) {
  const { t } = useTranslation()
  const { desk, opened, ui } = useTable()
  const { lay, selection } = useDeskState()
  const held = useHeld()
  const { s } = lay.seen
  const { counter, card, region } = choice
  const printed = card === null ? undefined : s.cards[card]
  const note = printed === undefined ? choice.note : [...cardTerms(s, printed), printed.text].join(' · ')
  const alike = choice.alike === 1 ? note : t('options:alike', { count: choice.alike })
  return (
    <Button
      className={css['option'] as string}
      data-held={selection.at === 'choice' && selection.key === choice.key}
      isDisabled={held}
      onHoverStart={() => region !== null && ui.getState().showPlace(region)}
      onPress={() => void desk.give([choice.answer])}
    >
      {counter === null ? null : <CounterTile counter={counter} size={40} />}
      {printed === undefined ? null : <CardPicture face={cardFace(opened.pack, printed.id)} width={40} />}
      <span>
        <b>{sentence(choice.name)}</b>
        {alike === '' ? null : <small>{alike}</small>}
      </span>
    </Button>
  )
}
