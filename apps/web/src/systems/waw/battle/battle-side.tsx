import { useTranslation } from 'react-i18next'
import type { Mark } from '@sandtable/draw'
import type { Pending } from '@sandtable/kernel'
import type { PackFile } from '@sandtable/scenario'
import type { LogLine, Scenario } from '@sandtable/waw'
import { counterOf, isLoss, lossOf, moraleLeft } from '@sandtable/waw'
import type { Scene } from './battle-story.ts'
import { BattleCounter } from './battle-counter.tsx'
import { Die } from './die.tsx'
import { MoraleGauge } from './morale-gauge.tsx'
import { Swatch } from '../climax/swatch.tsx'
import { useNarrow } from '../../../frame/use-narrow.ts'
import styles from './battle-side.module.css'

export interface SideShown {
  readonly s: Scenario
  readonly pack: PackFile
  readonly scene: Scene
  readonly side: number
  /** The mark of its player. */
  readonly mark: Mark | undefined
  readonly mine: boolean
  /** The choice on this side of the board; null: none. */
  readonly asked: Pending | null
  readonly chosen: number | null
  readonly choose: (counter: number) => void
}

/** One side of the battle board: its leaders and guns, its line of units with their dice, its morale. */
export function BattleSide({ s, pack, scene, side, mark, mine, asked, chosen, choose }: SideShown) {
  const { view } = scene
  const { battle } = view
  const name = s.players[battle.players[side] ?? -1]?.name ?? ''
  const narrow = useNarrow()
  const size = narrow ? SMALL : sizeFor(battle)
  const options = asked === null ? [] : choices(s, asked)
  const after =
    asked !== null && chosen !== null && isLoss(asked.kind)
      ? lossOf(s, view, asked.kind, asked.player, chosen).morale.to
      : null
  const place = (counter: number, caption?: string) => (
    <BattleCounter
      key={counter}
      {...{ s, pack, view, counter, size }}
      choosable={options.includes(counter)}
      chosen={chosen === counter}
      onChoose={() => choose(counter)}
      {...(caption === undefined ? {} : { caption })}
    >
      {scene.shots.has(counter) ? <Rolled scene={scene} unit={counter} /> : null}
    </BattleCounter>
  )
  const head = (
    <header className={styles['head']}>
      <h2>
        <Swatch mark={mark} /> {name}
      </h2>
      <MoraleGauge
        start={startOf(scene, side)}
        now={scene.checked?.[side] ?? moraleLeft(battle, view, side as 0 | 1)}
        after={after}
        mine={mine}
      />
      <Cards lines={scene.cards.filter(line => line.side === side)} />
    </header>
  )
  return (
    <section className={styles['side']} data-mine={mine || undefined} aria-label={name}>
      {mine ? null : head}
      <ul className={styles['line']}>
        <Chiefs {...{ s, scene, side, place }} />
        {(battle.forces[side] ?? []).map(unit => place(unit))}
      </ul>
      {mine ? head : null}
    </section>
  )
}

/** The side of a counter on a small screen, in pixels. */
const SMALL = 58

/** Counters are larger while both armies stand in one row each. */
function sizeFor({ forces, leaders, support }: Scene['view']['battle']): number {
  const longest = Math.max(
    ...[0, 1].map(side => [forces, leaders, support].reduce((sum, row) => sum + (row[side]?.length ?? 0), 0)),
  )
  return longest <= 7 ? 112 : 96
}

/** Options of a decision that are counters on the board: units by their number, commanders by their slot. */
function choices(s: Scenario, { kind, options }: Pending): number[] {
  if (!Array.isArray(options)) return []
  if (isLoss(kind)) return options as number[]
  return kind === 'commander' ? (options as number[]).map(slot => counterOf(s, slot)) : []
}

interface ChiefsShown {
  readonly s: Scenario
  readonly scene: Scene
  readonly side: number
  readonly place: (counter: number, caption?: string) => React.JSX.Element
}

/** Leaders, the commander first, and support. */
function Chiefs({ s, scene: { view }, side, place }: ChiefsShown) {
  const { t } = useTranslation()
  const { leaders, support, cinc } = view.battle
  const slots = (leaders[side] ?? []).toSorted((a, b) => Number(b === cinc[side]) - Number(a === cinc[side]))
  return (
    <>
      {slots.map(slot =>
        place(s.units.length + slot, slot === cinc[side] ? t('battle:commands') : t('battle:leads')),
      )}
      {(support[side] ?? []).map(unit => place(unit, t('battle:supports')))}
    </>
  )
}

/** The effects of its cards in the current round. */
function Cards({ lines }: { readonly lines: readonly LogLine[] }) {
  const { t } = useTranslation()
  return lines.map(({ who, outcome }) => (
    <p key={who} className={styles['card']}>
      <b>{t('battle:card', { card: who })}</b> {outcome}
    </p>
  ))
}

function Rolled({ scene, unit }: { readonly scene: Scene; readonly unit: number }) {
  const shot = scene.shots.get(unit)
  return shot === undefined ? null : (
    <span className={styles['rolled']} data-die={unit}>
      <Die shot={shot} />
    </span>
  )
}

/** Morale isn't known before it has been determined. */
const startOf = ({ step, view }: Scene, side: number): number | null =>
  step === 'commanders' ? null : (view.battle.amv[side] ?? null)
