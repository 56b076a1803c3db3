import type { Face, State } from '@sandtable/draw'
import type { PackFile } from '@sandtable/scenario'
import type { Position, Scenario } from '@sandtable/waw'
import { counterSize } from '@sandtable/draw'
import { chiefOf, isLeader } from '@sandtable/waw'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pile } from '../logic/piles.ts'
import type { PrintedWar } from '../../game/printed-war.ts'
import { Anchored } from '../../map/index.ts'
import { backOf, faceOf, statesOf } from '../../counters/seen-counter.ts'
import { titleOf } from '../logic/army.ts'
import { pilesOf, sizeOf } from '../logic/piles.ts'
import { regionName } from '../logic/names.ts'
import { pieceOfPile } from '../../counters/piece.ts'
import { StackMark } from '../../counters/stack-mark.tsx'
import { titleWords } from '../panel/title-words.ts'
import { useSettings } from '../../../../look/settings.ts'
import css from './stacks.module.css'

/** Actions on stacks, by their keys. */
export interface Handled {
  readonly ready: ReadonlySet<string>
  readonly picked: string | null
  readonly pick: (pile: string) => void
}

interface StacksProps {
  readonly printed: PrintedWar
  readonly position: Position
  /** Pixels of the screen for a unit of the map. */
  readonly scale: number
  /** Null: stacks without actions. */
  readonly handled?: Handled | null
}

/** All stacks of a position on the map, those of one region side by side. */
export function Stacks({ printed, position, scale, handled = null }: StacksProps) {
  const { s, ground } = printed
  const piles = useMemo(() => pilesOf(s, position), [s, position])
  const size = counterSize(ground, scale)
  return piles.map(pile => {
    const here = piles.filter(({ region }) => region === pile.region)
    const aside = (here.indexOf(pile) - (here.length - 1) / 2) * (size + 14)
    return (
      <Anchored key={pile.key} ground={ground} region={pile.region} scale={scale} offset={[aside, 0]}>
        <PileMark printed={printed} p={position} pile={pile} size={size} handled={handled} />
      </Anchored>
    )
  })
}

interface Marked {
  readonly printed: PrintedWar
  readonly p: Position
  readonly pile: Pile
  readonly size: number
  readonly handled: Handled | null
}

/** A stack: its strongest unit on top, its commander's stars on a tab. */
function PileMark({ printed: { pack, s }, p, pile, size, handled }: Marked) {
  const { t } = useTranslation()
  const { symbols } = useSettings()
  const { top, commander } = useMemo(() => facesOf(pack, s, p, pile), [pack, s, p, pile])
  const ready = handled?.ready.has(pile.key) === true
  const states: State[] = [
    ...pileStates(pile, s, p, ready),
    ...(handled?.picked === pile.key ? (['selected'] as const) : ready ? (['can'] as const) : []),
  ]
  const title =
    pile.counters.length === 0 ? t('place:hidden') : titleWords(t, titleOf(s, p, pile.player, pile.counters))
  const words = t('place:stack', { title, region: regionName(s, pile.region), count: sizeOf(pile) })
  return (
    <g
      className={handled === null ? undefined : css['pile']}
      data-pile={pile.key}
      data-piece={pieceOfPile(pile)}
      data-keep={handled?.picked === pile.key || undefined}
      data-ready={ready}
      role="img"
      aria-label={words}
      onClick={() => handled?.pick(pile.key)}
    >
      <StackMark
        stack={{ top, count: sizeOf(pile), commander }}
        x={-size / 2}
        y={-size / 2}
        size={size}
        states={states}
        symbols={symbols}
      />
    </g>
  )
}

/** The unit on top, or a leader if there is none; the back if nothing is known. */
function facesOf(
  pack: PackFile,
  s: Scenario,
  p: Position,
  { counters, player }: Pile,
): { top: Face; commander: Face | null } {
  const first = counters.find(c => !isLeader(s, c)) ?? counters[0]
  const chief = chiefOf(s, p, counters)
  return {
    top: first === undefined ? backOf(pack, s, player, false) : faceOf(pack, s, p, first),
    commander: chief === null ? null : faceOf(pack, s, p, chief),
  }
}

/** A stack shows the states that all its counters share, and out of supply if any is. */
function pileStates({ counters }: Pile, s: Scenario, p: Position, ready: boolean): State[] {
  const states = counters.map(c => statesOf(s, p, c))
  const all = (state: State): boolean => states.length > 0 && states.every(row => row.includes(state))
  return [
    ...(!ready && all('moved') ? (['moved'] as const) : []),
    ...(states.some(row => row.includes('unsupplied')) ? (['unsupplied'] as const) : []),
  ]
}
