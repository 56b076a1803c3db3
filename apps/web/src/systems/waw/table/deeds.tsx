import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import type { DeskState } from './logic/desk.ts'
import { doneOrders } from './logic/orders.ts'
import { Push } from '../../../frame/controls.tsx'
import { regionName } from './logic/names.ts'
import { UndoPush } from '../../../frame/undo-push.tsx'
import { useDeskState, useHeld, useTable } from './table-context.ts'
import { sayWhyNot } from '../words/story.ts'
import { sentence } from '../../../words/sentence.ts'

/** Undo, and the button that ends the step. */
export function Undo() {
  const { desk } = useTable()
  const { lay } = useDeskState()
  const held = useHeld()
  if (lay.seen.viewer === null || lay.seen.state?.stage !== 'playing') return null
  return <UndoPush {...lay.seen} isHeld={held} onPress={() => void desk.takeBack()} />
}

/** The end of the movement, with the stacks that can still move, or the option to pass. */
export function Finish({ main = false }: { readonly main?: boolean }) {
  const { t } = useTranslation()
  const { desk } = useTable()
  const state = useDeskState()
  const { lay } = state
  const held = useHeld()
  const leave = lay.choices.find(({ leaves }) => leaves)
  const as = main ? 'main' : 'usual'
  const common = {
    as,
    isDisabled: held,
    onPress: desk.finish,
    shortcut: 'E',
    'data-finish': true,
  } as const
  if (leave !== undefined) return <Push {...common}>{sentence(leave.name)}</Push>
  if (lay.command === null) return null
  const orders = doneOrders(lay.command)
  const { s, view } = lay.seen
  if ('rule' in orders && view !== null)
    return (
      <Push {...common} isDisabled aside={sayWhyNot(s, view, orders)}>
        {t('do:done')}
      </Push>
    )
  const remains = remainsOf(t, state)
  return (
    <Push {...common} {...remains}>
      {t('do:done')}
    </Push>
  )
}

function remainsOf(t: TFunction, { lay, selection }: DeskState): { aside?: string } {
  const picked = selection.at === 'stack' || selection.at === 'target' ? selection.pile : null
  const others = lay.ready.filter(({ key }) => key !== picked).length
  if (others === 0) return {}
  return { aside: t(picked === null ? 'do:done:left' : 'do:others', { count: others }) }
}

/** The button for what a second click does: march, or take the selected option. */
export function Confirm() {
  const { t } = useTranslation()
  const { desk } = useTable()
  const { lay, selection } = useDeskState()
  const held = useHeld()
  const words = ((): string | null => {
    if (selection.at === 'choice')
      return sentence(lay.choices.find(({ key }) => key === selection.key)?.name ?? '')
    if (selection.at !== 'target') return null
    const stops = lay.reach(selection.picked).routes.get(selection.to)?.stops === true
    return t(stops ? 'do:march-stop' : 'do:march', { region: regionName(lay.seen.s, selection.to) })
  })()
  if (words === null) return null
  return (
    <Push as="main" isDisabled={held} onPress={() => desk.act({ do: 'confirm' })} data-confirm>
      {words}
    </Push>
  )
}
