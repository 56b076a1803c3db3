import { Button } from 'react-aria-components'
import styles from './climax.module.css'

interface Linked {
  readonly rule: string
  readonly openRule: (rule: string) => void
}

/** A rule's id, which opens it over the page; nothing where no rule is named. */
export const RuleLink = ({ rule, openRule }: Linked) =>
  rule === '' ? null : (
    <Button className={styles['rule'] as string} onPress={() => openRule(rule)}>
      {rule}
    </Button>
  )
