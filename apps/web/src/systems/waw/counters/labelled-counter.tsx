import type { Face } from '@sandtable/draw'
import { counterKey, VARIABLES } from '@sandtable/draw'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { counterVoice } from '../words/counters.ts'
import { Drawn } from '../../../look/drawn.tsx'
import { nameOfCounter } from './counter-name.ts'
import { useSettings } from '../../../look/settings.ts'
import styles from './counters.module.css'

interface Labelled {
  readonly face: Face
  readonly size: number
  /** The room for names on each side, in pixels. */
  readonly column: number
}

/** A counter with a line from each of its figures and flags to its name. */
export function LabelledCounter({ face, size, column }: Labelled) {
  const { t } = useTranslation()
  const { symbols } = useSettings()
  const { drawing, width, height } = useMemo(
    () => counterKey(face, { size, column }, { palette: VARIABLES, voice: counterVoice, symbols }),
    [face, size, column, symbols],
  )
  return (
    <svg
      key={`${face.name} ${face.steps}`}
      className={styles['labelled']}
      role="img"
      aria-label={nameOfCounter(t, face)}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <Drawn drawing={drawing} />
    </svg>
  )
}
