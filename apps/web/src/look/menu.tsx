import type { KeyboardEvent, PointerEvent, ReactNode, RefObject } from 'react'
import { useEffect, useId, useMemo, useRef } from 'react'
import { Popover } from 'react-aria-components'
import { downColumn, isLetter, typing } from './list-keys.ts'

interface Opened {
  readonly label: string
  /** The button that opened it; it gets the focus back. */
  readonly trigger: RefObject<HTMLButtonElement | null>
  readonly close: () => void
  readonly className: string | undefined
  readonly children: ReactNode
}

const ITEM = '[role^="menuitem"]'

const itemOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(ITEM) : null

/** A menu under its button: arrows, Home, End and letters go through it; every choice closes it. */
export function Menu({ label, trigger, close, className, children }: Opened) {
  // While the menu is there, nothing else can have the focus.
  useEffect(() => () => void setTimeout(() => trigger.current?.focus()), [trigger])
  return (
    <Popover triggerRef={trigger} isOpen onOpenChange={close} placement="bottom end" aria-label={label}>
      <Items label={label} close={close} className={className}>
        {children}
      </Items>
    </Popover>
  )
}

function Items({ label, close, className, children }: Omit<Opened, 'trigger'>) {
  const menu = useRef<HTMLDivElement>(null)
  const find = useMemo(typing, [])
  const items = (): HTMLElement[] => [...(menu.current?.querySelectorAll<HTMLElement>(ITEM) ?? [])]
  useEffect(() => items()[0]?.focus({ preventScroll: true }), [])
  const press = (event: KeyboardEvent): void => {
    const [item, all] = [itemOf(event.target), items()]
    const at = item === null ? -1 : all.indexOf(item)
    const to = isLetter(event)
      ? find(
          event.key,
          at,
          all.map(one => one.textContent),
          event.timeStamp,
        )
      : downColumn(event.key, at, all.length)
    if (to !== null) all[to]?.focus()
    else if (event.key === 'Tab') close()
    else if (event.key === 'Enter' || event.key === ' ') item?.click()
    else return
    event.preventDefault()
  }
  const point = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') itemOf(event.target)?.focus({ preventScroll: true })
  }
  return (
    <div
      ref={menu}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={className}
      onKeyDown={press}
      onPointerMove={point}
      onClick={event => itemOf(event.target) !== null && close()}
    >
      {children}
    </div>
  )
}

interface Item {
  readonly className?: string | undefined
  readonly onChoose: () => void
  /** Of items of which one is chosen: whether it is this one. */
  readonly isChosen?: boolean
  readonly children: ReactNode
}

/** An action, or one of several values of a setting. */
export const MenuItem = ({ className, onChoose, isChosen, children }: Item) => (
  <div
    role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
    aria-checked={isChosen}
    tabIndex={-1}
    className={className}
    onClick={onChoose}
  >
    {children}
  </div>
)

interface Linked extends Pick<Item, 'className' | 'children'> {
  readonly href: string
}

/** A page that opens beside this one. */
export const MenuLink = ({ href, className, children }: Linked) => (
  <a role="menuitem" href={href} target="_blank" rel="noreferrer" tabIndex={-1} className={className}>
    {children}
  </a>
)

interface Part {
  readonly head: string
  readonly headClass: string | undefined
  readonly children: ReactNode
}

/** Items under a heading. */
export function MenuPart({ head, headClass, children }: Part) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <div role="presentation" id={id} className={headClass}>
        {head}
      </div>
      {children}
    </div>
  )
}
