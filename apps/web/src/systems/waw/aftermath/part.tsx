import type { ReactNode } from 'react'
import { RuleLink } from '../climax/rule-link.tsx'
import shared from '../climax/climax.module.css'
import styles from './aftermath.module.css'

interface Titled {
  readonly title: string
  /** The rule that explains it; '': none. */
  readonly rule: string
  readonly openRule: (rule: string) => void
  readonly children: ReactNode
}

/** A part of an aftermath: its title, its rule, and what it tells. */
export const Part = ({ title, rule, openRule, children }: Titled) => (
  <section className={styles['part']}>
    <div className={styles['row']}>
      <h2 className={shared['caption']}>{title}</h2>
      <RuleLink {...{ rule, openRule }} />
    </div>
    {children}
  </section>
)
