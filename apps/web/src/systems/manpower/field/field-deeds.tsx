import { useTranslation } from 'react-i18next'
import type { Asked } from './logic/orders.ts'
import type { Selection } from './logic/selection.ts'
import { answerOf } from './logic/orders.ts'
import { groupOf } from './logic/selection.ts'
import { musterAnswer } from '../muster/logic/reckoning.ts'
import { Push } from '../../../frame/controls.tsx'
import { UndoPush } from '../../../frame/undo-push.tsx'
import { useField, useFieldHeld, useFieldState } from './field-context.ts'

export function Undo() {
  const { desk } = useField()
  const { seen } = useFieldState()
  const held = useFieldHeld()
  if (seen.viewer === null || seen.state?.stage !== 'playing') return null
  return <UndoPush {...seen} isHeld={held} onPress={() => void desk.takeBack()} />
}

/** The button that confirms the prepared order. */
export function Confirm() {
  const { t } = useTranslation()
  const { desk } = useField()
  const { asked, selection } = useFieldState()
  const held = useFieldHeld()
  if (asked === null) return null
  return (
    <Push
      as="main"
      isDisabled={held || answerOf(asked, selection) === null}
      onPress={desk.confirm}
      data-confirm
    >
      {t(`field:do:${deedIn(asked, selection)}`)}
    </Push>
  )
}

/** The label of that button. */
function deedIn({ kind }: Asked, selection: Selection): string {
  if (selection.at === 'stand' && kind === 'place') return 'place'
  if (selection.at === 'aim' && kind === 'react') return 'fire'
  if (selection.at !== 'aim' || selection.spell === null) return selection.at
  return selection.spell.slow ? 'begin' : 'cast'
}

/** MG-truce-single The button that accepts a truce. */
export function Accept() {
  const { t } = useTranslation()
  const { desk } = useField()
  const { asked } = useFieldState()
  const held = useFieldHeld()
  if (asked?.kind !== 'truce') return null
  return (
    <Push isDisabled={held} onPress={() => void desk.give({ do: 'accept' })}>
      {t('field:do:accept')}
    </Push>
  )
}

/** Takes the chosen leader, or buys the drafted army. */
function Prepared({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation()
  const { desk } = useField()
  const { muster } = useFieldState()
  const held = useFieldHeld()
  return (
    <Push
      as="main"
      isDisabled={held || musterAnswer(asked, muster) === null}
      onPress={desk.confirm}
      shortcut="E"
      data-confirm
    >
      {t(`field:do:${asked.kind}`)}
    </Push>
  )
}

/** MG-setup Places every waiting group where a bot would. */
function PlaceAll() {
  const { t } = useTranslation()
  const { desk } = useField()
  const held = useFieldHeld()
  const place = async (): Promise<void> => {
    const { suggestedPlaces } = await import('./logic/counsel.ts')
    const { game, viewer } = desk.state.getState().seen
    const answers = game === null || viewer === null ? [] : suggestedPlaces(game, viewer)
    if (answers.length > 0) await desk.give(...answers)
  }
  return (
    <Push isDisabled={held} onPress={() => void place()} data-place-all>
      {t('field:place:all')}
    </Push>
  )
}

/** The end of the player's part, with what remains. */
export function Finish() {
  const { t } = useTranslation()
  const { desk } = useField()
  const { asked, ready, selection } = useFieldState()
  const held = useFieldHeld()
  if (asked === null) return null
  if (asked.kind === 'place') return <PlaceAll />
  if (asked.kind === 'lead' || asked.kind === 'muster') return <Prepared asked={asked} />
  const others = ready.filter(group => group !== groupOf(selection)).length
  const remains =
    asked.kind === 'react' || others === 0 ? {} : { aside: t('field:others', { count: others }) }
  return (
    <Push
      as={asked.kind === 'yield' ? 'main' : 'usual'}
      isDisabled={held}
      onPress={desk.finish}
      shortcut="E"
      data-finish
      {...remains}
    >
      {t(`field:end:${asked.kind}`)}
    </Push>
  )
}
