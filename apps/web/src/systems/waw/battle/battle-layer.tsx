import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Answer, Pending } from '@sandtable/kernel'
import type { LiveWar, SeenWar } from '../game/live-war.ts'
import type { OpenDesk } from '../odds/odds-desk.ts'
import type { PrintedWar } from '../game/printed-war.ts'
import type { BattleStory } from './battle-story.ts'
import { isOfBattle } from './battle-kinds.ts'
import { battleAfter, regionAfter } from './battle-story.ts'
import { lazily } from '../../../look/lazily.ts'
import styles from './battle-layer.module.css'

const BattleBoard = lazily(async () => (await import('./battle-board.tsx')).BattleBoard)

const belongsToBattle = (decision: Pending | null): boolean => decision !== null && isOfBattle(decision.kind)

interface Layer {
  readonly live: LiveWar
  readonly opened: PrintedWar
  readonly odds: OpenDesk
  readonly answer: (answer: Answer) => void
}

/** Opens the board when a battle is joined, and keeps it open until its end has been seen; then the next has its turn. */
export function BattleLayer({ live, opened, odds, answer }: Layer) {
  const { t } = useTranslation()
  const seen = useStore(live.seen)
  const known = useKnown(seen)
  const [closed, setClosed] = useState(-1)
  const last = useRef<BattleStory | null>(null)
  const story = useMemo(
    () => (known === null ? null : battleAfter(seen.s, seen.tale, closed, known, last.current)),
    [seen.s, seen.tale, closed, known],
  )
  useEffect(() => {
    last.current = story
  }, [story])
  if (story === null || known === null) return null
  const next = regionAfter(seen.tale, story.id, known)
  const begun = story.moments.filter((_, i) => story.id + i < known).length
  return (
    <Suspense
      fallback={<Coming title={t('battle:title', { region: seen.s.map.regions[story.region]?.name })} />}
    >
      <BattleBoard
        key={story.id}
        s={seen.s}
        pack={opened.pack}
        viewer={seen.viewer}
        {...{ story, next, begun, odds, answer }}
        awaited={(seen.state?.waiting ?? []).map(player => seen.s.players[player]?.name ?? '')}
        asked={belongsToBattle(seen.decision) && !story.over ? seen.decision : null}
        close={() => setClosed(story.id)}
      />
    </Suspense>
  )
}

/** The board before its script has arrived. */
const Coming = ({ title }: { readonly title: string }) => (
  <div className={styles['coming']} role="dialog" aria-label={title} aria-busy>
    <h1>{title}</h1>
  </div>
)

/** How many events had happened when somebody came to the table: they are no news to him. */
function useKnown({ state, tale }: SeenWar): number | null {
  const [known, setKnown] = useState<number | null>(null)
  if (known === null && state !== null) setKnown(tale.length)
  return known
}
