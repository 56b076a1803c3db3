import type { ReactNode, Ref } from 'react'
import type { ButtonProps } from 'react-aria-components'
import { Button } from 'react-aria-components'
import { fillOf } from './marks.ts'
import { useFrame, useUi } from './frame-context.ts'
import css from './controls.module.css'

interface Pushed extends Omit<ButtonProps, 'className' | 'children'> {
  readonly as?: 'usual' | 'main' | 'bare' | 'link' | 'icon'
  readonly children: ReactNode
  readonly aside?: string
  /** The key that does the same. */
  readonly shortcut?: string
  readonly ref?: Ref<HTMLButtonElement>
}

const LOOKS = {
  usual: '',
  main: css['main'],
  bare: css['bare'],
  link: css['link'],
  icon: `${css['bare']} ${css['icon']}`,
}

/** A button of the table; a note beside its label belongs to it. */
export function Push({ as = 'usual', children, aside, shortcut, ...props }: Pushed) {
  return (
    <Button
      {...props}
      className={`${css['button']} ${LOOKS[as]}`}
      render={button => <button {...button} aria-keyshortcuts={shortcut} />}
    >
      {children}
      {aside === undefined ? null : (
        <span className={css['aside']} data-aside>
          {aside}
        </span>
      )}
    </Button>
  )
}

/** A rule's id; it opens the rule beside the board. */
export function RuleId({ id }: { readonly id: string }) {
  const { showRule } = useUi()
  return (
    <Button className={css['rule'] as string} onPress={() => showRule(id)}>
      {id}
    </Button>
  )
}

/** The mark of a player: the colour of their first nation, plain or hatched. */
export function Mark({
  player,
  small = false,
}: {
  readonly player: number | null
  readonly small?: boolean
}) {
  const fill = useFill()
  const background = player === null ? 'var(--line2)' : fill(player)
  return (
    <i aria-hidden="true" className={`${css['mark']} ${small ? css['small'] : ''}`} style={{ background }} />
  )
}

/** The fill of a player's box. */
function useFill(): (player: number) => string {
  const { marks } = useFrame()
  return player => {
    const mark = marks[player]
    return mark === undefined ? 'var(--ink3)' : fillOf(mark)
  }
}
