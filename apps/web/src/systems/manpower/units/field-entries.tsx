import type { SheetCard } from '@sandtable/manpower'
import type { SymbolName } from '@sandtable/draw'
import type { TFunction } from 'i18next'
import { catalogue } from 'virtual:rosters'
import { roleOf, ROLES, sheetsScenario } from '@sandtable/manpower'
import { symbol } from '@sandtable/draw'
import type { Entry, Filter } from '../../../units/entry.ts'
import { CardLines } from '../../../cards/card-lines.tsx'
import { Drawn } from '../../../look/drawn.tsx'
import { eraNames } from '../words/terms.ts'
import { row } from '../../../words/numerals.ts'
import {
  sayEquipmentCard,
  sayGoodFor,
  sayLeaderCard,
  sayRole,
  saySpellCard,
  sayUnitCard,
} from '../words/story.ts'
import css from '../../../units/catalogue.module.css'

/** What is listed beside units. */
const OTHERS = ['leader', 'spell', 'equipment'] as const
type Other = (typeof OTHERS)[number]

const SIGNS: Readonly<Record<Other, SymbolName>> = { leader: 'hero', spell: 'caster', equipment: 'engineer' }

const eras = (): string[] => Object.keys(eraNames())

/** Everything on the stat sheets that battles share. */
export function entriesOf(t: TFunction): Entry[] {
  const s = sheetsScenario(catalogue)
  const names: Readonly<Record<string, string>> = eraNames()
  const inEras = (of: readonly string[]): string =>
    of.length === eras().length ? t('units:era:all') : of.map(era => names[era] ?? era).join(', ')
  const other = (kind: Other, id: string, name: string, of: readonly string[], card: SheetCard): Entry => ({
    id: `${kind}/${id}`,
    name,
    about: row([t(`units:${kind}`), inEras(of)]),
    under: { era: of, kind: [kind] },
    picture: <Symbol name={SIGNS[kind]} />,
    Sheet: () => <Sheet good="" card={card} />,
    words: wordsOf(card),
  })
  const units = [...s.units.entries()].toSorted(
    ([, one], [, two]) => ROLES.indexOf(roleOf(one)) - ROLES.indexOf(roleOf(two)),
  )
  return [
    ...units.map(([number, unit]): Entry => {
      const role = roleOf(unit)
      const card = sayUnitCard(s, number)
      const good = sayGoodFor(s, number)
      return {
        id: unit.id,
        name: unit.name,
        about: row([sayRole(role), inEras(unit.eras)]),
        under: { era: unit.eras, kind: [role] },
        picture: <Symbol name={unit.symbol as SymbolName} />,
        Sheet: () => <Sheet good={good} card={card} />,
        words: `${good} ${wordsOf(card)}`,
      }
    }),
    ...s.leaders.map(({ id, name }, n) => other('leader', id, name, eras(), sayLeaderCard(s, n))),
    ...s.spells.map(({ id, name }, n) => other('spell', id, name, eras(), saySpellCard(s, n))),
    ...s.equipment.map(({ id, name, eras: of }, n) =>
      other('equipment', id, name, of, sayEquipmentCard(s, n)),
    ),
  ]
}

const wordsOf = ({ marks }: SheetCard): string => marks.map(({ name, does }) => `${name} ${does}`).join(' ')

export const filtersOf = (t: TFunction): Filter[] => [
  {
    id: 'era',
    label: t('units:era'),
    all: t('units:era:all'),
    options: Object.entries(eraNames()).map(([value, label]) => ({ value, label })),
  },
  {
    id: 'kind',
    label: t('units:kind'),
    all: t('units:kind:all'),
    options: [
      ...ROLES.map(role => ({ value: role, label: sayRole(role) })),
      ...OTHERS.map(kind => ({ value: kind, label: t(`units:${kind}:many`) })),
    ],
  },
]

const Symbol = ({ name }: { readonly name: SymbolName }) => (
  <svg className={css['symbol']} width={40} height={40} viewBox="0 0 40 40">
    <Drawn drawing={symbol(name, 40, 'currentColor')} />
  </svg>
)

interface Sheeted {
  /** What it is good for; empty: nothing is said. */
  readonly good: string
  readonly card: SheetCard
}

/** All that a stat sheet has of something, line by line. */
const Sheet = ({ good, card: { figures, marks } }: Sheeted) => (
  <>
    <p className={css['good']}>{good}</p>
    <CardLines lines={figures} book="manpower" />
    <CardLines lines={marks} book="manpower" />
  </>
)
