import type { DeskState, Trouble } from './desk.ts'
import type { SeenWar } from '../../game/live-war.ts'
import type { Selection } from './selection.ts'
import type { WhatNow } from '../../../../frame/what-now.tsx'
import { whyNotTo } from '@sandtable/waw'
import { regionName } from './names.ts'
import { onlyAnswer } from './only-answer.ts'
import { titleOf } from './army.ts'
import { sayWhyNot } from '../../words/story.ts'
import { sentence } from '../../../../words/sentence.ts'
import i18next from 'i18next'
import type { Places } from '@sandtable/kernel'

export function whatNow(state: DeskState): WhatNow {
  const { lay, busy, trouble } = state
  const { seen } = lay
  if (seen.problem !== null) return hinted('now:problem', { text: seen.problem })
  if (seen.state === null || seen.view === null) return { say: { key: 'now:connecting' } }
  if (seen.state.stage === 'over') return ended(state)
  if (!seen.connected) return hinted('now:lost')
  if (trouble !== null) return troubled(trouble)
  if (seen.state.stage === 'gathering') return hinted('now:gathering')
  if (onlyAnswer(seen.decision) !== null) return { say: { key: 'now:sending' } }
  if (busy) return { say: { key: lay.command === null ? 'now:sending' : 'now:marching' } }
  if (seen.decision === null) return waiting(state)
  return lay.command === null ? asked(state, seen.decision.kind) : ordering(state)
}

const hinted = (key: string, values: Places = {}): WhatNow => ({
  say: { key, values },
  hint: { key: `${key}:hint`, values },
})

function troubled(trouble: Trouble): WhatNow {
  if ('text' in trouble) return hinted('now:refused', { text: trouble.text })
  const { taken, given, stop } = trouble
  return { say: { key: `now:stopped:${stop}`, values: { taken, given } }, hint: { key: 'now:stopped:hint' } }
}

function ended({ lay: { seen } }: DeskState): WhatNow {
  const winners = (seen.state?.outcome?.winners ?? []).map(player => seen.s.players[player]?.name ?? '')
  const hint = { key: 'now:over:hint' }
  if (winners.length === 0) return { say: { key: 'now:over:draw' }, hint }
  return { say: { key: 'now:over', values: { winners } }, hint }
}

function waiting({ lay: { seen } }: DeskState): WhatNow {
  const owing = seen.state?.waiting ?? []
  if (owing.includes(seen.viewer ?? -1)) return { say: { key: 'now:sending' } }
  const names = owing.map(player => whoIs(seen, player))
  if (names.length === 0) return { say: { key: 'now:sending' } }
  return hinted(seen.viewer === null ? 'now:watching' : 'now:waiting', { names })
}

/** A side, with its player's name before it if there is one. */
function whoIs({ s, state }: SeenWar, player: number): string {
  const side = s.players[player]?.name ?? ''
  const seat = state?.seats.find(one => one.player === player)
  return seat?.holder === 'human' && seat.name !== side
    ? i18next.t('now:seat', { name: seat.name, side })
    : side
}

/** A decision with a list of options, or of units to shelter. */
function asked({ lay, selection }: DeskState, kind: string): WhatNow {
  const { seen, choices } = lay
  if (selection.at === 'choice') {
    const name = choices.find(({ key }) => key === selection.key)?.name ?? ''
    const values = { name: sentence(name) }
    return {
      say: { key: 'now:choice', values },
      how: { key: 'now:choice:do' },
      hint: { key: 'now:choice:hint' },
      keys: { key: 'keys:back' },
    }
  }
  const money = seen.viewer === null ? 0 : (seen.view?.money[seen.viewer] ?? 0)
  return hinted(`ask:${kind}`, { money })
}

function ordering({ lay, selection }: DeskState): WhatNow {
  const { ready } = lay
  if (selection.at === 'stack' || selection.at === 'target') return sending(lay, selection)
  if (ready.length === 0) return hinted('now:orders:none')
  return { ...hinted('now:orders', { count: ready.length }), keys: { key: 'keys:tab' } }
}

function sending(lay: DeskState['lay'], selection: Extract<Selection, { picked: unknown }>): WhatNow {
  const { s, view, viewer } = lay.seen
  const { picked } = selection
  if (view === null || picked.length === 0)
    return { ...hinted('now:orders:nobody'), keys: { key: 'keys:space' } }
  const who = titleOf(s, view, viewer ?? 0, picked).name
  const { routes } = lay.reach(picked)
  if (selection.at === 'target') {
    const region = regionName(s, selection.to)
    return {
      say: { key: 'now:orders:target', values: { who, region } },
      how: { key: 'now:orders:target:do', values: { region } },
      hint: { key: 'now:orders:target:hint', values: { count: routes.size - 1 } },
      keys: { key: 'keys:back' },
    }
  }
  if (selection.beyond !== undefined) {
    const why = whyNotTo(s, view, viewer ?? 0, picked, routes, selection.beyond)
    return hinted('now:orders:beyond', {
      who,
      region: regionName(s, selection.beyond),
      why: sayWhyNot(s, view, why),
    })
  }
  if (routes.size === 0) return { say: { key: 'now:orders:stuck', values: { who } } }
  return { ...hinted('now:orders:stack', { who, count: routes.size }), keys: { key: 'keys:another' } }
}
