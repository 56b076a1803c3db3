import type { FieldFile } from '@sandtable/scenario'
import type { Position, Scenario } from '@sandtable/manpower'
import type { Printed, Seated, Staging, Standing } from '../../plug.ts'
import { FieldPicture } from './field-picture.tsx'
import { lazily } from '../../../look/lazily.ts'
import { lobby } from '../words/en/lobby.ts'
import { addWords } from '../../../words/words.ts'

const FieldTable = lazily(async () => (await import('../field/field-table.tsx')).FieldTable)

addWords({ lobby }, 'manpower')

/** A battle's printed matter; its ground is in its pack. */
export function printField(pack: FieldFile): Printed {
  return {
    picture: <FieldPicture pack={pack} position={null} />,
    setup: <FieldPicture pack={pack} position="setup" />,
    Table: (seated: Seated) => <FieldTable pack={pack} {...seated} />,
    follow: async (game, seat, tell) => {
      const { glanceAtField } = await import('../game/live-field.ts')
      const { fieldScenario } = await import('@sandtable/manpower')
      const s = fieldScenario(pack)
      const live = glanceAtField(s, game, seat)
      tell(standing(pack, s, null))
      const stop = live.seen.subscribe(({ view }) => tell(standing(pack, s, view)))
      return () => (stop(), live.close())
    },
    stage: async <R,>(use: Staging<R>): Promise<Awaited<R>> =>
      await use((await import('../replay/field-show.tsx')).fieldShow(pack)),
  }
}

const standing = (pack: FieldFile, s: Scenario, view: Position | null): Standing => ({
  picture: <FieldPicture pack={pack} position={view} />,
  words: (t, player) =>
    view === null
      ? ''
      : t('lobby:hero-battle', { number: view.turn, of: pack.turns, side: s.players[player]?.name ?? '' }),
})
