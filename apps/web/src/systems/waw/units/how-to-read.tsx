import type { Face, State } from '@sandtable/draw'
import type { PackFile } from '@sandtable/scenario'
import { hiddenFace, richestFaces, unitFace } from '@sandtable/draw'
import { useTranslation } from 'react-i18next'
import { Counter } from '../counters/counter.tsx'
import { LabelledCounter } from '../counters/labelled-counter.tsx'
import { sheetOf } from '../../../game/sheet.ts'
import { useNarrow } from '../../../frame/use-narrow.ts'
import css from '../../../units/catalogue.module.css'

const STATES: readonly State[] = ['can', 'selected', 'moved', 'panicked', 'unsupplied', 'eliminated']

/** How a counter is read: a unit and a leader with all parts named, then the states that a counter may be in. */
export function HowToRead({ pack }: { readonly pack: PackFile }) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const { unit, leader } = richestFaces(pack)
  const reduced = Object.entries(pack.units).find(([, { cf }]) => cf.length > 1)?.[0]
  const [player] = pack.players
  const samples: readonly (readonly [string, Face, readonly State[]])[] = [
    ...(unit === null ? [] : STATES.map(state => [state, unit, [state]] as const)),
    ...(reduced === undefined ? [] : [['reduced', unitFace(pack, reduced, 1), []] as const]),
    ...(player === undefined
      ? []
      : [
          ['hidden-unit', hiddenFace(pack, player.id), []] as const,
          ['hidden-leader', hiddenFace(pack, player.id, true), []] as const,
        ]),
  ]
  return (
    <>
      {[unit, leader].map(face =>
        face === null ? null : (
          <div key={face.name} className={css['picture']}>
            <LabelledCounter face={face} size={narrow ? 120 : 176} column={narrow ? 88 : 112} />
          </div>
        ),
      )}
      <p className={css['note']}>{t('units:read:heavy')}</p>
      <p className={css['note']}>{t('units:read:nation')}</p>
      <h3>{t('units:read:states')}</h3>
      <ul className={css['samples']}>
        {samples.map(([name, face, states]) => (
          <li key={name}>
            <Counter face={face} size={64} states={states} />
            {t(`units:read:${name}`)}
          </li>
        ))}
      </ul>
      <p className={css['note']}>
        <a href={`${sheetOf(pack.id, 'a4')}&what=key`} target="_blank" rel="noreferrer">
          {t('units:print')}
        </a>
      </p>
    </>
  )
}
