import type { WhyNot } from '@sandtable/manpower'
import type { ReactNode } from 'react'
import { Push, RuleId } from '../../../../frame/controls.tsx'
import { useFieldHeld } from '../field-context.ts'
import look from './field-panel.module.css'
import { sayWhyNot } from '../../words/story.ts'

interface Refusable {
  readonly as?: 'main' | 'usual' | 'bare'
  /** Figures that stand beside the name of the order. */
  readonly aside?: string
  /** The effect of the order, in a sentence. */
  readonly does?: string | undefined
  /** Why it can't be given now; null: it can. */
  readonly why: WhyNot | null
  readonly onPress: () => void
  readonly children: ReactNode
}

/** An order as a button; where it can't be given, the button is grey and the reason stands below it. */
export function RefusableOrder({ as = 'usual', aside, does, why, onPress, children }: Refusable) {
  const held = useFieldHeld()
  const push = (
    <Push
      as={as}
      isDisabled={held || why !== null}
      onPress={onPress}
      {...(aside === undefined ? {} : { aside })}
    >
      {children}
    </Push>
  )
  if (does === undefined && why === null) return push
  return (
    <div className={look['offer']}>
      {push}
      {does === undefined ? null : <p>{does}</p>}
      {why === null ? null : (
        <p data-why>
          {sayWhyNot(why)} <RuleId id={why.rule} />
        </p>
      )}
    </div>
  )
}
