import { useMiniatures } from './miniatures-context.ts'
import css from './rule-ids.module.css'

/** Links to rules; each opens in our words. */
export function RuleIds({ rules }: { readonly rules: readonly string[] }) {
  const { openRule } = useMiniatures()
  return rules.map(rule => (
    <button key={rule} type="button" className={css['rule']} onClick={() => openRule(rule)}>
      {rule}
    </button>
  ))
}
