import type { Scenario } from '@sandtable/waw'
import type { ReactNode } from 'react'
import type { ButtonProps } from 'react-aria-components'
import { Button } from 'react-aria-components'
import { useUi } from './table-context.ts'
import css from './controls.module.css'

interface Pushed extends Omit<ButtonProps, 'className' | 'children'> {
  readonly as?: 'usual' | 'main' | 'bare' | 'icon'
  readonly children: ReactNode
  readonly aside?: string
}

const LOOKS = { usual: '', main: css['main'], bare: css['bare'], icon: `${css['bare']} ${css['icon']}` }

/** A button as the whole table has them; what is said aside belongs to it. */
export function Push({ as = 'usual', children, aside, ...props }: Pushed) {
  return (
    <Button {...props} className={`${css['button']} ${LOOKS[as]}`}>
      {children}
      {aside === undefined ? null : <span className={css['aside']}>{aside}</span>}
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

/** The mark of a player: the colour of his first nation, hatched for every other player. */
export function Mark({
  s,
  player,
  small = false,
}: {
  readonly s: Scenario
  readonly player: number | null
  readonly small?: boolean
}) {
  const background = player === null ? 'var(--line2)' : markOf(s, player)
  return (
    <i aria-hidden="true" className={`${css['mark']} ${small ? css['small'] : ''}`} style={{ background }} />
  )
}

export function markOf(s: Scenario, player: number): string {
  const colour = s.nations.find(nation => nation.player === player)?.colour ?? 'var(--ink3)'
  return player % 2 === 0
    ? colour
    : `repeating-linear-gradient(45deg, ${colour} 0 3px, color-mix(in srgb, ${colour} 45%, var(--surface)) 3px 5px)`
}
