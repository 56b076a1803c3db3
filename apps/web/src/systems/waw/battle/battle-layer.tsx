import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Button } from 'react-aria-components'
import type { Answer, Pending } from '@sandtable/kernel'
import type { Desk } from '../table/logic/desk.ts'
import type { OpenDesk } from '../odds/odds-desk.ts'
import type { PrintedWar } from '../game/printed-war.ts'
import { isOfBattle } from './battle-kinds.ts'
import { battleAt, regionAfter } from './battle-story.ts'
import { lazily } from '../../../look/lazily.ts'
import { regionName } from '../table/logic/names.ts'
import styles from './battle-layer.module.css'

const BattleBoard = lazily(async () => (await import('./battle-board.tsx')).BattleBoard)

const belongsToBattle = (decision: Pending | null): boolean => decision !== null && isOfBattle(decision.kind)

interface Layer {
  readonly desk: Desk
  readonly opened: PrintedWar
  readonly odds: OpenDesk
  readonly answer: (answer: Answer) => void
}

/**
 * The board of the battle on screen, until its end has been seen. First the map shows who attacks whom; a player who
 * joins a battle under way is told so there, and opens the board.
 */
export function BattleLayer({ desk, opened, odds, answer }: Layer) {
  const { t } = useTranslation()
  const { live, cursor } = desk
  const seen = useStore(live.seen)
  const { after, watched, isBehind, playback, position } = useStore(cursor.shown)
  const [announced, setAnnounced] = useState(-1)
  const story = useMemo(() => battleAt(seen.tale, after, watched), [seen.tale, after, watched])
  if (story === null || position === null) return null
  const { s } = seen
  const region = regionName(s, story.region)
  const isJoining = story.tale.length === 1 && isBehind && playback.playing
  if (isJoining) return null
  if (story.id < watched && !story.over && announced !== story.id)
    return <Announced region={region} open={() => setAnnounced(story.id)} />
  return (
    <Suspense fallback={<Coming title={t('battle:title', { region })} />}>
      <BattleBoard
        key={story.id}
        s={s}
        pack={opened.pack}
        viewer={seen.viewer}
        {...{ story, position, odds, answer }}
        next={regionAfter(seen.tale, story)}
        isShown={!isBehind || story.over}
        awaited={(seen.state?.waiting ?? []).map(player => s.players[player]?.name ?? '')}
        asked={belongsToBattle(seen.decision) && !story.over ? seen.decision : null}
        skip={cursor.toHold}
        close={cursor.goOn}
      />
    </Suspense>
  )
}

/** The notice of a battle under way. */
function Announced({ region, open }: { readonly region: string; readonly open: () => void }) {
  const { t } = useTranslation()
  return (
    <section className={styles['announced']} aria-label={t('battle:title', { region })}>
      <h1>{t('battle:title', { region })}</h1>
      <Button className={styles['open'] as string} onPress={open} autoFocus>
        {t('battle:open')}
      </Button>
    </section>
  )
}

/** The board while its script loads. */
const Coming = ({ title }: { readonly title: string }) => (
  <div className={styles['coming']} role="dialog" aria-label={title} aria-busy>
    <h1>{title}</h1>
  </div>
)
