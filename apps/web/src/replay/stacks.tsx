import type { Mark, Stack, State } from '@sandtable/draw'
import type { PackFile } from '@sandtable/scenario'
import type { Position, Scenario } from '@sandtable/waw'
import { counterSize, liveries } from '@sandtable/draw'
import { isLeader } from '@sandtable/waw'
import { useMemo } from 'react'
import type { Pile } from '../table/logic/piles.ts'
import type { Printed } from '../game/printed.ts'
import { anchored } from '../map/index.ts'
import { backOf, faceOf, statesOf } from '../counters/seen-counter.ts'
import { StackMark } from '../counters/stack-mark.tsx'
import { pilesOf, sizeOf } from '../table/logic/piles.ts'

interface StacksProps {
  readonly printed: Printed
  readonly position: Position
  /** Pixels of the screen for a unit of the map. */
  readonly scale: number
}

/** All stacks of a position, where they stand on the map; they only lie there. */
export function Stacks({ printed: { pack, s, ground }, position, scale }: StacksProps) {
  const piles = useMemo(() => pilesOf(s, position), [s, position])
  const size = counterSize(ground, scale)
  return piles.map(pile => {
    const here = piles.filter(({ region }) => region === pile.region)
    const aside = (here.indexOf(pile) - (here.length - 1) / 2) * (size + 8)
    const { stack, states } = drawnOf(pack, s, position, pile)
    return (
      <g key={pile.key} transform={anchored(ground, pile.region, scale, [aside, 0])}>
        <StackMark stack={stack} states={states} x={-size / 2} y={-size / 2} size={size} />
      </g>
    )
  })
}

/** A pile as it is drawn: its strongest unit on top, under its commander's stars. */
function drawnOf(pack: PackFile, s: Scenario, p: Position, pile: Pile): { stack: Stack; states: State[] } {
  const leader = pile.counters.find(c => isLeader(s, c))
  const top = pile.counters.find(c => !isLeader(s, c)) ?? leader
  if (top === undefined)
    return { stack: { top: backOf(pack, s, pile.player, false), count: sizeOf(pile) }, states: [] }
  const face = leader === undefined || leader === top ? null : faceOf(pack, s, p, leader)
  // Whoever lies face down has no stars to show.
  const commander = face === null || face.kind === 'hidden' ? null : face
  return {
    stack: { top: faceOf(pack, s, p, top), count: sizeOf(pile), commander },
    states: statesOf(s, p, top),
  }
}

/** How each player marks what is his: dark liveries plain, light ones hatched. */
export const marksOf = (pack: PackFile): Mark[] =>
  pack.players.map(({ id }) => {
    const [nation = ''] = Object.entries(pack.nations).find(([, { player }]) => player === id) ?? []
    const livery = liveries(pack).get(nation)
    if (livery === undefined) return { colour: 'var(--ink3)', hatched: false }
    return { colour: livery.tone === 'dark' ? livery.field : livery.frame, hatched: livery.tone === 'light' }
  })

/** By region: the player whose it is, or null. */
export const controlIn = ({ control }: Position): (number | null)[] =>
  control.map(player => (player < 0 ? null : player))
