import type { PackFile } from '@sandtable/scenario'
import type { TFunction } from 'i18next'
import { richestFaces } from '@sandtable/draw'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entry, Filter } from '../../../units/entry.ts'
import { addWords } from '../../../words/words.ts'
import { Catalogue } from '../../../units/catalogue.tsx'
import { Counter } from '../counters/counter.tsx'
import { CounterDefs } from '../counters/counter-defs.tsx'
import { entriesOf } from './war-entries.tsx'
import { HowToRead } from './how-to-read.tsx'
import { usePacks } from '../../../units/use-packs.ts'
import { war } from '../words/en/war.ts'
import { warUnits } from '../words/en/units.ts'

addWords({ ...war, warUnits }, 'waw')

/** All counters and cards of this server’s wars. */
export function WarUnits() {
  const { t } = useTranslation()
  const packs = usePacks('waw')
  if (packs === null) return <p role="status">{t('units:loading')}</p>
  if (typeof packs === 'string') return <p role="alert">{t('units:failed', { why: packs })}</p>
  return <Listed packs={packs as unknown as readonly PackFile[]} />
}

function Listed({ packs }: { readonly packs: readonly PackFile[] }) {
  const { t } = useTranslation()
  const entries = useMemo(() => packs.flatMap(pack => entriesOf(t, pack)), [t, packs])
  const filters = useMemo(() => filtersOf(t, packs, entries), [t, packs, entries])
  const [pack] = packs
  if (pack === undefined) return <p>{t('units:none')}</p>
  const { unit } = richestFaces(pack)
  return (
    <>
      <CounterDefs of={packs} />
      <Catalogue
        entries={entries}
        filters={filters}
        first={{ scenario: pack.id }}
        reading={{
          title: t('units:read:title'),
          picture: unit === null ? null : <Counter face={unit} size={48} />,
          Sheet: () => <HowToRead pack={pack} />,
        }}
      />
    </>
  )
}

const filtersOf = (t: TFunction, packs: readonly PackFile[], entries: readonly Entry[]): Filter[] => [
  {
    id: 'scenario',
    label: t('units:scenario'),
    all: t('units:scenario:all'),
    options: packs.map(({ id, title }) => ({ value: id, label: title })),
  },
  {
    id: 'nation',
    label: t('units:nation'),
    all: t('units:nation:all'),
    options: packs.flatMap(pack =>
      Object.entries(pack.nations).map(([id, { name }]) => ({ value: `${pack.id}/${id}`, label: name })),
    ),
  },
  {
    id: 'kind',
    label: t('units:kind'),
    all: t('units:kind:all'),
    options: [...new Set(entries.flatMap(({ under }) => under['kind'] ?? []))].map(kind => ({
      value: kind,
      label: kind === 'card' ? t('units:cards') : t(`arm:${kind}`),
    })),
  },
]
