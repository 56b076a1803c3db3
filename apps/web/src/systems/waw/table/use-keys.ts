import { useEffect } from 'react'
import type { AtTable } from './table-context.ts'
import { useTable } from './table-context.ts'
import { isTyping } from '../../../frame/is-typing.ts'
import { watchHands } from '../../../frame/lost-focus.ts'

type Deed = (table: AtTable, event: KeyboardEvent) => void

/** The keys, which work wherever the focus is. */
const KEYS: Readonly<Record<string, Deed>> = {
  u: ({ desk }) => void desk.takeBack(),
  e: ({ desk }) => desk.finish(),
  h: ({ ui }) => raiseHand(ui.getState()),
  l: ({ ui }) => ui.getState().showTab('log'),
  r: ({ desk, ui }) => ui.getState().showRule(desk.state.getState().lay.seen.decision?.rule ?? null),
  o: ({ desk, ui }) => {
    if (desk.state.getState().selection.at === 'target') ui.getState().open('odds')
  },
  '?': ({ ui }) => ui.getState().open('keys'),
  Escape: ({ desk, ui }) => {
    ui.getState().raise(false)
    desk.act({ do: 'back' })
  },
}

function raiseHand({ hand, raise }: ReturnType<AtTable['ui']['getState']>): void {
  raise(!hand)
  if (!hand) document.querySelector<HTMLElement>('[data-hand] button')?.focus()
}

const onMap = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.closest('[data-map]') !== null)

/** On the map, Tab goes from one stack that can act to the next, and on after the last. */
function tabbed({ desk }: AtTable, event: KeyboardEvent): void {
  const { lay, selection } = desk.state.getState()
  const at = 'pile' in selection ? lay.ready.findIndex(({ key }) => key === selection.pile) : -1
  const beyond = event.shiftKey ? at === 0 : at === lay.ready.length - 1
  if (lay.ready.length === 0 || beyond) return
  event.preventDefault()
  desk.act({ do: 'next', back: event.shiftKey })
  const { selection: next } = desk.state.getState()
  if ('pile' in next) document.querySelector<SVGElement>(`[data-map] [data-region="${next.region}"]`)?.focus()
}

/** Keys of the whole table. Enter confirms only if it wouldn't press a button. */
export function useKeys(): void {
  const table = useTable()
  useEffect(watchHands, [])
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      if (event.key === 'Tab' && onMap(event.target)) return tabbed(table, event)
      if (event.key === 'Enter' && event.target === document.body) return table.desk.act({ do: 'confirm' })
      const deed = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (deed === undefined) return
      event.preventDefault()
      deed(table, event)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [table])
}
