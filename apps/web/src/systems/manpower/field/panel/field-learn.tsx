import { useTranslation } from 'react-i18next'
import { holder, survivingValue } from '@sandtable/manpower'
import { Ending } from './ending.tsx'
import { Push } from '../../../../frame/controls.tsx'
import { UnitsLink } from '../../../../frame/units-link.tsx'
import { useFrame, useUi } from '../../../../frame/frame-context.ts'
import { useFieldState } from '../field-context.ts'
import css from '../../../../frame/log.module.css'

const PHASES = ['movement', 'targeting', 'acting'] as const

/** About the battle: its story, how to win, the course of a turn, and the keys. */
export function FieldLearn() {
  const { t } = useTranslation()
  const { about } = useFrame()
  const { open } = useUi()
  return (
    <div className={css['text']}>
      <Push onPress={() => open('keys')}>{t('learn:keys')}</Push>
      <UnitsLink system="manpower" />
      <h2>{t('learn:goals')}</h2>
      <Goals />
      <Ending />
      <h2>{t('field:learn:turn')}</h2>
      {PHASES.map(phase => (
        <p key={phase}>{t(`field:learn:${phase}`)}</p>
      ))}
      <h2>{t('field:about')}</h2>
      {about
        .trim()
        .split(/\n\s*\n/)
        .map(text => (
          <p key={text}>{text.replaceAll(/\s+/g, ' ')}</p>
        ))}
    </div>
  )
}

/** MG-win-single The victory conditions, and the state of play. */
function Goals() {
  const { t } = useTranslation()
  const { s, view } = useFieldState().seen
  const { turns, sides, map } = s
  if (view === null) return null
  return (
    <>
      <p>{t('field:goal:last')}</p>
      <p>
        {map.node === null
          ? t('field:goal:manpower', { turns })
          : t('field:goal:node', { turns, node: map.node.name, holder: sides[holder(s, view)]?.name ?? '' })}
      </p>
      {sides.map(({ id, name }, side) => (
        <p key={id}>
          {t('field:goal:left', { name, manpower: Math.round(survivingValue(s, view, side) / 100) })}
        </p>
      ))}
    </>
  )
}
