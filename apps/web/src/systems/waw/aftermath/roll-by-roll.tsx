import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components'
import type { Viewer } from '@sandtable/kernel'
import type { Position } from '@sandtable/waw'
import type { AftermathStory } from './aftermath-story.ts'
import type { OpenDesk } from '../odds/odds-desk.ts'
import type { PrintedWar } from '../game/printed-war.ts'
import { BattleBoard } from '../battle/battle-board.tsx'
import { emptyReel, grown, positionAt } from '../../../playback/reel.ts'
import { usePlayback } from '../../../playback/use-playback.ts'
import { warStory } from '../playback/war-story.ts'
import shared from '../climax/climax.module.css'
import styles from './roll-by-roll.module.css'

interface Rolls {
  readonly printed: PrintedWar
  readonly viewer: Viewer
  readonly after: AftermathStory
  readonly odds: OpenDesk
  readonly back: () => void
}

/** The joining of a battle; the moment before it has no board. */
const FIRST = 1

/** A finished battle on its board, event by event. */
export function RollByRoll({ printed, viewer, after: { story }, odds, back }: Rolls) {
  const { t } = useTranslation()
  const { s, pack } = printed
  const reel = useMemo(() => {
    const before = story.tale[0]?.before as Position
    const whole = grown(emptyReel(warStory(s), viewer), story.tale)
    return { ...whole, stops: [{ after: 0, position: before }] }
  }, [s, viewer, story])
  const { moments } = reel
  const last = moments.length - 1
  const [playback, wish] = usePlayback(moments, FIRST)
  const moment = Math.max(FIRST, playback.moment)
  const position = useMemo(() => positionAt(reel, moment), [reel, moment])
  const shown = useMemo(
    () => ({ ...story, tale: story.tale.slice(0, moments[moment]?.after), over: false }),
    [story, moments, moment],
  )
  const tool = (word: string, isDisabled: boolean, onPress: () => void) => (
    <Button className={shared['usual'] as string} {...{ isDisabled, onPress }}>
      {t(word)}
    </Button>
  )
  const review = (
    <div className={styles['rolls']}>
      <p role="status">{moments[moment]?.words}</p>
      <input
        type="range"
        min={FIRST}
        max={last}
        value={moment}
        aria-label={t('after:rolls')}
        aria-valuetext={moments[moment]?.words}
        onChange={event => wish({ do: 'go', to: Number(event.target.value) })}
      />
      <div className={styles['tools']}>
        {tool('after:step:back', moment === FIRST, () => wish({ do: 'step', by: -1 }))}
        {tool(playback.playing ? 'after:step:pause' : 'after:step:play', false, () => wish({ do: 'play' }))}
        {tool('after:step:on', moment === last, () => wish({ do: 'step', by: 1 }))}
        <Button className={shared['main'] as string} onPress={back} autoFocus>
          {t('after:back')}
        </Button>
      </div>
    </div>
  )
  return (
    <BattleBoard
      {...{ s, pack, viewer, position, odds, review }}
      story={shown}
      isShown
      awaited={[]}
      asked={null}
      answer={() => {}}
      skip={back}
      goOn={back}
    />
  )
}
