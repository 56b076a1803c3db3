import type { Face, Ground, State } from '@sandtable/draw'
import type { Position } from '@sandtable/waw'
import { isLeader } from '@sandtable/waw'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AtTable } from '../table-context.ts'
import type { Pile } from '../logic/piles.ts'
import { Anchored } from '../../map/index.ts'
import { backOf, faceOf, statesOf } from '../../counters/seen-counter.ts'
import { chiefOf, titleOf } from '../logic/army.ts'
import { isStack } from '../logic/selection.ts'
import { regionName } from '../logic/what-now.ts'
import { sizeOf } from '../logic/piles.ts'
import { StackMark } from '../../counters/stack-mark.tsx'
import { titleWords } from '../panel/title-words.ts'
import { useDeskState, useTable } from '../table-context.ts'
import { useSettings } from '../../look/settings.ts'
import css from './map-area.module.css'

interface Placed {
  readonly pile: Pile
  readonly ground: Ground
  readonly scale: number
  readonly size: number
  readonly aside: number
}

/** A stack on the map: its strongest unit on top, its commander's stars on a tab. */
export function PileMark({ pile, ground, scale, size, aside }: Placed) {
  const { t } = useTranslation()
  const { desk, opened } = useTable()
  const { symbols } = useSettings()
  const { lay, selection } = useDeskState()
  const { s } = lay.seen
  const p = lay.seen.view as Position
  const { top, commander } = useMemo(() => facesOf(opened, p, pile), [opened, p, pile])
  const ready = lay.ready.some(({ key }) => key === pile.key)
  const picked = isStack(selection) && selection.pile === pile.key
  const states: State[] = [
    ...pileStates(pile, s, p, ready),
    ...(picked ? (['selected'] as const) : ready ? (['can'] as const) : []),
  ]
  const title = pile.counters.length === 0 ? '' : titleWords(t, titleOf(s, p, pile.player, pile.counters))
  const words = t('place:stack', { title, region: regionName(s, pile.region), count: sizeOf(pile) })
  return (
    <Anchored ground={ground} region={pile.region} scale={scale} offset={[aside, 0]}>
      <g
        className={css['pile']}
        data-pile={pile.key}
        data-ready={ready}
        role="img"
        aria-label={words}
        onClick={() => desk.act({ do: 'pile', pile: pile.key })}
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
    </Anchored>
  )
}

/** The unit on top, or a leader where there is none; the back where nobody is known. */
function facesOf(
  { pack, s }: AtTable['opened'],
  p: Position,
  pile: Pile,
): { top: Face; commander: Face | null } {
  const { counters, player, where } = pile
  const first = counters.find(c => !isLeader(s, c)) ?? counters[0]
  const chief = chiefOf(s, p, counters)
  const own = where !== 'hidden' && first !== undefined
  const top = own || first !== undefined ? faceOf(pack, s, p, first) : backOf(pack, s, player, false)
  return { top, commander: chief === null ? null : faceOf(pack, s, p, chief) }
}

/** A stack shows a state that all of it is in, and hunger where any is hungry. */
function pileStates({ counters }: Pile, s: AtTable['opened']['s'], p: Position, ready: boolean): State[] {
  const states = counters.map(c => statesOf(s, p, c))
  const all = (state: State): boolean => states.length > 0 && states.every(row => row.includes(state))
  return [
    ...(!ready && all('moved') ? (['moved'] as const) : []),
    ...(states.some(row => row.includes('unsupplied')) ? (['unsupplied'] as const) : []),
  ]
}
