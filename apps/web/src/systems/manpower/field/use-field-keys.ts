import { useEffect } from 'react'
import type { AtField } from './field-context.ts'
import type { Framed } from '../../../frame/frame-context.ts'
import { centre } from '@sandtable/manpower'
import { comingOut } from './logic/stowed.ts'
import { groupAt } from './logic/orders.ts'
import { isTyping } from '../../../frame/is-typing.ts'
import { groupOf } from './logic/selection.ts'
import { useField } from './field-context.ts'
import { useFrame } from '../../../frame/frame-context.ts'
import { watchHands } from '../../../frame/lost-focus.ts'

interface AtKeys extends AtField {
  readonly ui: Framed['ui']
}

/** The keys, which work wherever the focus is. */
const KEYS: Readonly<Record<string, (table: AtKeys, event: KeyboardEvent) => void>> = {
  u: ({ desk }) => void desk.takeBack(),
  e: ({ desk }) => desk.finish(),
  n: ({ desk }) => focusNext(desk, false),
  N: ({ desk }) => focusNext(desk, true),
  '[': ({ desk }) => desk.turn(-1),
  ']': ({ desk }) => desk.turn(1),
  m: ({ desk }) => desk.look('ruler'),
  t: ({ desk }) => desk.look('threat'),
  s: ({ ui }) => ui.getState().showTab('sheet'),
  l: ({ ui }) => ui.getState().showTab('log'),
  r: ({ desk, ui }) => ui.getState().showRule(desk.state.getState().seen.decision?.rule ?? null),
  '?': ({ ui }) => ui.getState().open('keys'),
  Escape: ({ desk }) => desk.back(),
  ArrowLeft: (table, event) => nudge(table, event, -1, 0),
  ArrowRight: (table, event) => nudge(table, event, 1, 0),
  ArrowUp: (table, event) => nudge(table, event, 0, 1),
  ArrowDown: (table, event) => nudge(table, event, 0, -1),
}

/** Selects the next group that can act, and gives it the focus. */
function focusNext(desk: AtField['desk'], back: boolean): void {
  desk.next(back)
  const group = groupOf(desk.state.getState().selection)
  if (group !== null) document.querySelector<SVGElement>(`[data-map] [data-group="${group}"]`)?.focus()
}

/** Moves the prepared group by ten metres, or by fifty with Shift. */
function nudge({ desk }: AtKeys, event: KeyboardEvent, east: number, north: number): void {
  const by = event.shiftKey ? 5000 : 1000
  if (desk.shift([by * east, by * north])) return
  const { selection, asked } = desk.state.getState()
  if (asked === null || selection.at === 'idle') return
  const out = selection.at === 'group' ? comingOut(asked, selection.group) : null
  if (out !== null) return 'why' in out ? undefined : desk.take(out)
  const aim = selection.at === 'aim' && selection.aim?.at === 'point' ? selection.aim.point : null
  const [x, y] =
    selection.at === 'move' || selection.at === 'stand' || selection.at === 'site'
      ? selection.to
      : (aim ?? centre(asked.s, groupAt(asked.p, selection.group)))
  desk.point([x + by * east, y + by * north])
}

/** Keys of a battle's table. Enter confirms only if it wouldn't press a button. */
export function useFieldKeys(): void {
  const at = useField()
  const { ui } = useFrame()
  useEffect(watchHands, [])
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      if (event.key === 'Enter' && event.target === document.body) return at.desk.confirm()
      const isArrow = event.key.startsWith('Arrow')
      const { selection, probe } = at.desk.state.getState()
      if (isArrow && selection.at === 'idle' && probe?.at !== 'ruler') return
      if (isArrow && event.target instanceof Element && event.target.closest('[role="tablist"]') !== null)
        return
      const deed = KEYS[event.key] ?? KEYS[event.key.toLowerCase()]
      if (deed === undefined) return
      event.preventDefault()
      deed({ ...at, ui }, event)
    }
    // Before the map uses the arrows to pan.
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [at, ui])
}
