import type { Few } from '../../../../testing/few.ts'
import type { PaperTable } from './table-on-paper.tsx'
import type { Act } from '../logic/selection.ts'
import { isStack } from '../logic/selection.ts'
import { overlaysOf } from '../logic/overlays.ts'

/** Does everything at the table of a war that a player may do before giving an order, and names each. */
export function* tableLooks(table: PaperTable, few: Few): Generator<string> {
  const { desk, ui, opened } = table
  yield 'nothing chosen'
  const { lay } = desk.state.getState()
  for (const { key } of few(lay.piles)) yield* picked(table, { do: 'pile', pile: key }, few)
  for (const { key } of few(lay.ready)) yield* picked(table, { do: 'pile', pile: key }, few)
  for (const region of few([...opened.s.map.regions.keys()]))
    yield* picked(table, { do: 'region', region }, few)
  for (const { key } of few(lay.choices)) yield* picked(table, { do: 'choice', key }, few)
  for (const overlay of few(overlaysOf(opened.s))) {
    ui.getState().lay(overlay)
    yield `overlay ${overlay}`
  }
  ui.getState().raise(true)
  for (const tab of few(['log', 'rules', 'replay', 'learn'] as const)) {
    ui.getState().showTab(tab)
    yield `tab ${tab}`
  }
  for (const dialog of few(['keys', 'links', 'end'] as const)) {
    ui.getState().open(dialog)
    yield `dialog ${dialog}`
  }
}

/** Picks something; a stack also with regions within reach and beyond. */
function* picked({ desk, ui, opened }: PaperTable, act: Act, few: Few): Generator<string> {
  const does = JSON.stringify(act)
  desk.act(act)
  yield does
  const { lay, selection } = desk.state.getState()
  if (isStack(selection)) {
    const { routes } = lay.reach(selection.picked)
    const beyond = [...opened.s.map.regions.keys()].filter(region => !routes.has(region))
    for (const region of [...few([...routes.keys()]), ...few(beyond)]) {
      desk.act({ do: 'region', region })
      yield `${does} to ${region}`
      if (desk.state.getState().selection.at !== 'target') continue
      ui.getState().open('odds')
      yield `${does} to ${region}, odds`
      ui.getState().open(null)
      desk.act({ do: 'back' })
    }
    desk.act({ do: 'pick', picked: selection.picked.slice(0, 1) })
    yield `${does}, the first alone`
  }
  desk.act({ do: 'back' })
  desk.act({ do: 'back' })
}
