import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { RuleText } from './rule-text.tsx'
import { useRulebook } from './use-rulebook.ts'
import { addWords } from '../words/words.ts'
import { rules } from '../words/en/rules.ts'
import styles from './rule-box.module.css'

addWords({ rules })

/** A function that opens any rule by its id in a box over the page; and the box itself. */
export function useRuleBox(book: string): readonly [openRule: (rule: string) => void, box: ReactNode] {
  const [rule, setRule] = useState<string | null>(null)
  return [setRule, <RuleBox key="rule" {...{ book, rule }} close={() => setRule(null)} />]
}

interface Boxed {
  readonly book: string
  readonly rule: string | null
  readonly close: () => void
}

function RuleBox({ book, rule, close }: Boxed) {
  const { t } = useTranslation()
  const text = useRuleText(book, rule)
  return (
    <ModalOverlay
      className={styles['veil'] as string}
      isOpen={rule !== null}
      isDismissable
      onOpenChange={close}
    >
      <Modal className={styles['box'] as string}>
        <Dialog>
          <Heading slot="title">{rule}</Heading>
          {text}
          <Button autoFocus onPress={close}>
            {t('rules:close')}
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function useRuleText(name: string, rule: string | null): ReactNode {
  const { t } = useTranslation()
  const book = useRulebook(name, rule !== null)
  if (rule === null) return null
  if (book === null) return <p>{t('rules:loading')}</p>
  return <RuleText book={book} id={rule} />
}
