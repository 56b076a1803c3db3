import { useTranslation } from 'react-i18next'
import type { Part } from '@sandtable/kernel'
import { total } from '@sandtable/kernel'
import type { Attacker, Ground } from '@sandtable/manpower'
import { advantageAt, knownParts, toldRows } from '@sandtable/manpower'
import type { End } from './logic/plan.ts'
import type { StackRef } from './logic/weapons.ts'
import { Add, Remove } from './pieces.tsx'
import { groupAt } from './logic/weapons.ts'
import { Switch } from './inputs.tsx'
import { NumberField, TextField } from '../../../forms/fields.tsx'
import { RuleIds } from './rule-ids.tsx'
import { signed } from '../../../words/numerals.ts'
import { switched } from './logic/plan.ts'
import { useMiniatures } from './miniatures-context.ts'
import css from './encounter.module.css'
import pieces from './pieces.module.css'
import { sayPart } from '../words/story.ts'

interface Met {
  readonly one: Attacker
  readonly target: StackRef
  readonly change: (one: Attacker) => void
}

/** The circumstances of an attacker and the target: those switched on, and those known from the sheet. */
export function Encounter({ one, target, change }: Met) {
  const { s, p } = useMiniatures()
  const { attacker, target: theirs } = advantageAt(s, p, one, target)
  return (
    <div className={css['encounter']}>
      <Standing end="own" who={groupAt(p, one.group).name} parts={attacker} {...{ one, change }} />
      <Standing end="theirs" who={groupAt(p, target.group).name} parts={theirs} {...{ one, change }} />
    </div>
  )
}

interface Stood {
  readonly end: End
  readonly who: string
  readonly parts: readonly Part[]
  readonly one: Attacker
  readonly change: (one: Attacker) => void
}

function Standing({ end, who, parts, one, change }: Stood) {
  const { t } = useTranslation()
  const ground = one[end]
  const put = (part: Partial<Ground>): void => change({ ...one, [end]: { ...ground, ...part } })
  const known = knownParts(ground, parts)
  return (
    <fieldset className={pieces['fields']}>
      <legend>
        {t('miniatures:advantage', { who })} <b>{signed(total(parts))}</b>
      </legend>
      <ul className={css['switches']}>
        {toldRows(ground).map(({ what, part, isTold }) => (
          <li key={what} data-on={isTold}>
            <b>{signed(part.change)}</b>
            <Switch
              label={t(`miniatures:${what}`)}
              isOn={isTold}
              onChange={on => change(switched(one, end, what, on))}
            >
              <RuleIds rules={[part.rule]} />
            </Switch>
          </li>
        ))}
        {known.map(part => (
          <li key={`${part.rule}.${part.what}`} data-on>
            <b>{signed(part.change)}</b>
            <div>
              {sayPart(part)}
              <RuleIds rules={[part.rule]} />
            </div>
          </li>
        ))}
      </ul>
      {ground.more.map((row, n) => (
        <div key={n} className={css['other']}>
          <TextField
            label={t('miniatures:other')}
            value={row.what}
            most={60}
            onChange={what => put({ more: ground.more.with(n, { ...row, what }) })}
          />
          <NumberField
            label={t('miniatures:change')}
            value={row.change}
            least={-20}
            most={20}
            onChange={value => put({ more: ground.more.with(n, { ...row, change: value }) })}
          />
          <Remove what={row.what} remove={() => put({ more: ground.more.toSpliced(n, 1) })} />
        </div>
      ))}
      <Add onPress={() => put({ more: [...ground.more, { what: t('miniatures:trench'), change: 1 }] })}>
        {t('miniatures:add-other', { who })}
      </Add>
    </fieldset>
  )
}
