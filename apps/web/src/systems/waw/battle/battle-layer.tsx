import { Suspense, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Answer, Pending } from '@sandtable/kernel'
import type { Desk } from '../table/logic/desk.ts'
import type { OpenDesk } from '../odds/odds-desk.ts'
import type { PrintedWar } from '../game/printed-war.ts'
import { Announced } from './announced.tsx'
import { armiesOf, battleAt, regionAfter } from './battle-story.ts'
import { isOfBattle } from './battle-kinds.ts'
import { lazily } from '../../../look/lazily.ts'
import { regionName } from '../table/logic/names.ts'
import { siegeAt } from '../siege/siege-story.ts'
import { useUi, useFrame } from '../../../frame/frame-context.ts'
import styles from './battle-layer.module.css'

const BattleBoard = lazily(async () => (await import('./battle-board.tsx')).BattleBoard)
const Climax = lazily(async () => (await import('../climax/climax.tsx')).Climax)

const belongsToBattle = (decision: Pending | null): boolean => decision !== null && isOfBattle(decision.kind)

interface Layer {
  readonly desk: Desk
  readonly opened: PrintedWar
  readonly odds: OpenDesk
  readonly answer: (answer: Answer) => void
}

/**
 * The board of the battle on screen, then what it came to; or the siege on screen. First the map shows who attacks whom.
 * A player who joins a battle under way finds a notice there that opens the board.
 */
export function BattleLayer({ desk, opened, odds, answer }: Layer) {
  const { t } = useTranslation()
  const { marks } = useFrame()
  const { showPlace } = useUi()
  const { live, cursor } = desk
  const seen = useStore(live.seen)
  const { s, tale, viewer, decision, state } = seen
  const { after, watched, isBehind, position } = useStore(cursor.shown)
  const story = useMemo(() => battleAt(tale, after, watched), [tale, after, watched])
  const siege = useMemo(() => siegeAt(tale, after, watched), [tale, after, watched])
  const [entered, setEntered] = useState(-1)
  const isNew = story !== null && story.id >= watched
  useEffect(() => {
    if (isNew) setEntered(story.id)
  }, [isNew, story])
  const id = story === null ? siege?.id : story.over ? story.id : undefined
  if (id !== undefined)
    return (
      <Suspense fallback={null}>
        <Climax
          key={id}
          printed={opened}
          {...{ viewer, tale, id }}
          odds={viewer === null ? null : odds}
          next={story === null ? null : regionAfter(tale, story)}
          close={cursor.goOn}
          show={region => {
            cursor.goOn()
            showPlace(region)
          }}
        />
      </Suspense>
    )
  if (story === null || position === null) return null
  const isComing = isNew && story.tale.length === 1 && (isBehind || armiesOf(story)[0]?.player !== viewer)
  if (isComing) return <Announced {...{ s, story, marks }} open={cursor.goOn} />
  if (!isNew && entered !== story.id)
    return <Announced {...{ s, story, marks }} open={() => setEntered(story.id)} />
  return (
    <Suspense fallback={<Coming title={t('battle:title', { region: regionName(s, story.region) })} />}>
      <BattleBoard
        key={story.id}
        s={s}
        pack={opened.pack}
        {...{ viewer, story, position, odds, answer }}
        isShown={!isBehind}
        awaited={(state?.waiting ?? []).map(player => s.players[player]?.name ?? '')}
        asked={belongsToBattle(decision) ? decision : null}
        skip={cursor.toHold}
        goOn={cursor.goOn}
      />
    </Suspense>
  )
}

/** The board while its script loads. */
const Coming = ({ title }: { readonly title: string }) => (
  <div className={styles['coming']} role="dialog" aria-label={title} aria-busy>
    <h1>{title}</h1>
  </div>
)
