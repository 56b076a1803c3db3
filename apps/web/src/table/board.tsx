import { ActionLine } from './frame/action-line.tsx'
import { BattleLayer } from '../battle/battle-layer.tsx'
import { CounterDefs } from '../counters/counter-defs.tsx'
import { Dialogs } from './frame/dialogs.tsx'
import { Hand } from './frame/hand.tsx'
import { MapArea } from './map-area/map-area.tsx'
import { Panel } from './panel/panel.tsx'
import { Sheet } from './frame/sheet.tsx'
import { Tutorial } from '../learn/tutorial.tsx'
import { TopBar } from './frame/top-bar.tsx'
import { useTable, useUi } from './table-context.ts'
import { useKeys } from './use-keys.ts'
import { useNarrow } from './use-narrow.ts'
import css from './frame/frame.module.css'

/** The frame: bar, map, action line and panel; on a small screen the last two share a sheet. */
export function Board() {
  const narrow = useNarrow()
  const { desk, opened, odds } = useTable()
  const { rest } = useUi()
  useKeys()
  return (
    <div className={css['board']} data-rest={rest}>
      <CounterDefs pack={opened.pack} />
      <TopBar narrow={narrow} />
      <main className={css['map']}>
        <MapArea />
        <Hand />
      </main>
      {narrow ? (
        <Sheet />
      ) : (
        <>
          <ActionLine />
          <Panel />
        </>
      )}
      <BattleLayer live={desk.live} opened={opened} odds={odds} answer={answer => void desk.give([answer])} />
      <Dialogs />
      <Tutorial />
    </div>
  )
}
