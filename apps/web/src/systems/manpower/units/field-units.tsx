import { fieldDefs, symbol, VARIABLES } from '@sandtable/draw'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { addWords } from '../../../words/words.ts'
import { Catalogue } from '../../../units/catalogue.tsx'
import { Drawn } from '../../../look/drawn.tsx'
import { entriesOf, filtersOf } from './field-entries.tsx'
import { fieldUnits } from '../words/en/units.ts'
import { EXAMPLE, HowToRead } from './how-to-read.tsx'
import css from '../../../units/catalogue.module.css'

addWords({ fieldUnits }, 'manpower')

/** All units, leaders, spells and equipment of the stat sheets that battles share. */
export function FieldUnits() {
  const { t } = useTranslation()
  const entries = useMemo(() => entriesOf(t), [t])
  const filters = useMemo(() => filtersOf(t), [t])
  const defs = useMemo(() => fieldDefs([EXAMPLE], VARIABLES), [])
  return (
    <>
      <svg className={css['defs']} width="0" height="0" aria-hidden="true">
        <Drawn drawing={defs} />
      </svg>
      <Catalogue
        entries={entries}
        filters={filters}
        first={{ era: 'medieval' }}
        reading={{
          title: t('units:read:title'),
          picture: (
            <svg className={css['symbol']} width={40} height={40} viewBox="0 0 40 40">
              <Drawn drawing={symbol('rifle', 40, 'currentColor')} />
            </svg>
          ),
          Sheet: HowToRead,
        }}
      />
    </>
  )
}
