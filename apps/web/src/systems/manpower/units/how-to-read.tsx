import { fieldLiveries, formationKey, VARIABLES } from '@sandtable/draw'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawn } from '../../../look/drawn.tsx'
import { fieldVoice } from '../words/field.ts'
import { useNarrow } from '../../../frame/use-narrow.ts'
import css from '../../../units/catalogue.module.css'

/** The side whose formation is shown. */
export const EXAMPLE = { id: 'example', sides: [{ id: 'own', colour: '#2f5d8a' }] }

const [LARGE, SMALL] = [
  { scale: 1, column: 84 },
  { scale: 0.72, column: 56 },
]

/** How a formation and its tag are read: all parts by name. */
export function HowToRead() {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const livery = fieldLiveries(EXAMPLE).get('own')
  const key = useMemo(
    () =>
      livery === undefined
        ? null
        : formationKey(livery, narrow ? SMALL : LARGE, { palette: VARIABLES, voice: fieldVoice }),
    [livery, narrow],
  )
  return (
    <>
      {key === null ? null : (
        <div className={css['picture']}>
          <svg
            role="img"
            aria-label={t('units:read:title')}
            width={key.width}
            height={key.height}
            viewBox={`0 0 ${key.width} ${key.height}`}
          >
            <Drawn drawing={key.drawing} />
          </svg>
        </div>
      )}
      {(['zoom', 'order', 'dead', 'ring'] as const).map(part => (
        <p key={part} className={css['note']}>
          {t(`units:read:${part}`)}
        </p>
      ))}
    </>
  )
}
