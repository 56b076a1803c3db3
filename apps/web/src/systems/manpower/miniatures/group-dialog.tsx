import { useTranslation } from 'react-i18next'
import type { GroupSight } from '@sandtable/manpower'
import { HAZARDS, kitsOf, living } from '@sandtable/manpower'
import { Action } from '../../../look/action.tsx'
import { Correct, Morale } from './set-right.tsx'
import { groupAt, unitName } from './logic/weapons.ts'
import { Heal, Treat } from './healing.tsx'
import { Part } from './pieces.tsx'
import { Sheet, SheetFoot } from '../../../look/sheet.tsx'
import { useMiniatures } from './miniatures-context.ts'
import pieces from './pieces.module.css'

interface Opened {
  readonly group: number
  readonly close: () => void
}

/** Actions for one group: its order, a hazard, healing, and corrections by hand. */
export function GroupDialog({ group, close }: Opened) {
  const { t } = useTranslation()
  const { s, p } = useMiniatures()
  const held = groupAt(p, group)
  const canFly = held.stacks.every(({ unit }) => s.units[unit]?.minSpeed !== null)
  return (
    <Sheet title={held.name} close={close}>
      <Formed {...{ group, held, canFly, close }} />
      <Part title={t('miniatures:rush')}>
        <Rush {...{ group, close }} />
      </Part>
      <Part title={t('miniatures:morale')}>
        <Morale {...{ group, close }} />
      </Part>
      {kitsOf(s, p, held.owner)
        .filter(kit => kit.group === group)
        .map(kit => (
          <Treat key={`${kit.stack}.${kit.kit}`} {...{ kit, close }} />
        ))}
      {held.stacks.map((stack, k) => (
        <Part key={k} title={t('miniatures:correct', { unit: unitName(s, p, { group, stack: k }) })}>
          <Correct {...{ group, close, stack: k }} />
          {living(stack) === 0 ? null : <Heal {...{ group, close, stack: k }} />}
        </Part>
      ))}
      <SheetFoot>
        <Action onPress={close}>{t('miniatures:close')}</Action>
      </SheetFoot>
    </Sheet>
  )
}

interface Forming extends Opened {
  readonly held: GroupSight
  readonly canFly: boolean
}

/** MG-spacing Its order, and whether it flies. */
function Formed({ group, held, canFly, close }: Forming) {
  const { t } = useTranslation()
  const { order } = useMiniatures()
  const ways = (['close', 'open'] as const).flatMap(formed =>
    (canFly ? [false, true] : [false]).map(flying => ({ order: formed, flying })),
  )
  return (
    <div className={pieces['buttons']} role="group" aria-label={t('miniatures:fact:order')}>
      {ways.map(way => (
        <Action
          key={`${way.order} ${way.flying}`}
          isDisabled={way.order === held.order && way.flying === held.flying}
          onPress={() => {
            close()
            order({ do: 'form', group, ...way })
          }}
        >
          {t(`miniatures:form:${way.order}${way.flying ? '-flying' : ''}`)}
        </Action>
      ))}
    </div>
  )
}

function Rush({ group, close }: Opened) {
  const { t } = useTranslation()
  const { order } = useMiniatures()
  return (
    <div className={pieces['buttons']}>
      {HAZARDS.map(hazard => (
        <Action
          key={hazard}
          onPress={() => {
            close()
            order({ do: 'rush', group, hazard })
          }}
        >
          {t(`miniatures:hazard:${hazard}`)}
        </Action>
      ))}
    </div>
  )
}
