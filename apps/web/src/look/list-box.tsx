import type { KeyboardEvent, ReactNode } from 'react'
import { useRef, useState } from 'react'
import { overRows } from './list-keys.ts'

interface Choice {
  readonly key: string
  /** Its name for screen readers. */
  readonly name: string
  readonly isPicked: boolean
  /** Whether it can be picked. */
  readonly isFree: boolean
  readonly shows: ReactNode
}

interface Listed {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly onPick: (picked: ReadonlySet<string>) => void
  readonly className: string | undefined
  readonly choiceClass: string | undefined
}

/** Rows to pick several from: arrows, Home and End go through them; space, Enter and clicks pick and put back. */
export function ListBox({ label, choices, onPick, className, choiceClass }: Listed) {
  const list = useRef<HTMLDivElement>(null)
  const [reached, reach] = useState<string | null>(null)
  const keys = choices.map(({ key }) => key)
  const picked = choices.filter(({ isPicked }) => isPicked).map(({ key }) => key)
  /** The one that a tab goes to. */
  const stop = reached !== null && keys.includes(reached) ? reached : (picked[0] ?? keys[0])
  const toggle = ({ key, isFree, isPicked }: Choice): void => {
    if (isFree) onPick(new Set(isPicked ? picked.filter(one => one !== key) : [...picked, key]))
  }
  const press = (event: KeyboardEvent, choice: Choice): void => {
    const all = [...(list.current?.children ?? [])] as HTMLElement[]
    const to = overRows(
      event.key,
      choices.indexOf(choice),
      all.map(one => ({ left: one.offsetLeft, top: one.offsetTop })),
    )
    if (event.key === 'a' && (event.ctrlKey || event.metaKey))
      onPick(new Set(choices.filter(({ isFree }) => isFree).map(({ key }) => key)))
    else if (event.ctrlKey || event.metaKey || event.altKey) return
    else if (to !== null) all[to]?.focus()
    else if (event.key === 'Enter' || event.key === ' ') toggle(choice)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={list} role="listbox" aria-label={label} aria-multiselectable className={className}>
      {choices.map(choice => (
        <div
          key={choice.key}
          role="option"
          aria-label={choice.name}
          aria-selected={choice.isPicked}
          aria-disabled={!choice.isFree}
          tabIndex={choice.key === stop ? 0 : -1}
          className={choiceClass}
          onClick={() => toggle(choice)}
          onFocus={() => reach(choice.key)}
          onKeyDown={event => press(event, choice)}
        >
          {choice.shows}
        </div>
      ))}
    </div>
  )
}
