import { Button } from 'react-aria-components'
import { cardFace } from '@sandtable/draw'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Held } from './logic/hand.ts'
import { Icon } from '../../../frame/icon.tsx'
import { CardPicture } from '../counters/card-picture.tsx'
import { handOf } from './logic/hand.ts'
import { sentence } from '../../../words/sentence.ts'
import { phaseNow } from './logic/phase-track.ts'
import { useUi } from '../../../frame/frame-context.ts'
import { useLay, useTable } from './table-context.ts'
import css from './hand.module.css'

function useHand(): readonly Held[] {
  const { seen, choices } = useLay()
  const { s, view, viewer } = seen
  return useMemo(
    () =>
      view === null || viewer === null
        ? []
        : handOf(s, view, viewer, phaseNow(seen), seen.decision?.kind ?? null, choices),
    [s, view, viewer, seen, choices],
  )
}

/** The hand peeks out at the foot of the map; playable cards have an amber edge. */
export function Hand() {
  const { t } = useTranslation()
  const { hand, raise } = useUi()
  const held = useHand()
  if (held.length === 0) return null
  return (
    <>
      <Button
        className={css['fab'] as string}
        data-now={held.some(({ choice }) => choice !== null)}
        aria-label={t('hand:title')}
        aria-expanded={hand}
        onPress={() => raise(!hand)}
      >
        <Icon name="cards" />
      </Button>
      <ul className={`${css['hand']} ${hand ? css['raised'] : ''}`} aria-label={t('hand:title')} data-hand>
        {held.map(one => (
          <li key={one.number}>
            <HeldCard held={one} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** How wide a raised card is; one that peeks out is scaled down. */
const CARD_WIDTH = 208

function HeldCard({ held }: { readonly held: Held }) {
  const { t } = useTranslation()
  const { desk, opened } = useTable()
  const { seen } = useLay()
  const { card, choice, why } = held
  const face = useMemo(() => cardFace(opened.pack, card.id), [opened, card])
  const discard = seen.decision?.kind === 'discard'
  const words = choice === null ? sentence(why) : t(discard ? 'hand:discard' : 'hand:play')
  return (
    <Button
      className={css['card'] as string}
      data-now={choice !== null}
      aria-disabled={choice === null}
      onPress={() => {
        if (choice !== null) void desk.give([choice.answer])
      }}
    >
      <em title={words}>{words}</em>
      <span className={css['picture']}>
        <CardPicture face={face} width={CARD_WIDTH} />
      </span>
      <span className={css['said']}>
        <b>{card.name}</b> {card.text}
      </span>
    </Button>
  )
}
