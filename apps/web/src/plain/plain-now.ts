import type { Places } from '@sandtable/kernel'
import type { AtPlain } from './plain-context.ts'
import type { WhatNow } from '../frame/what-now.tsx'

const hinted = (key: string, values: Places = {}): WhatNow => ({
  say: { key, values },
  hint: { key: `${key}:hint` },
})

/** The prompt at a plain table. */
export function plainNow(at: AtPlain, players: readonly string[]): WhatNow {
  const { seen, question, busy, trouble } = at
  if (seen.problem !== null) return hinted('now:problem', { text: seen.problem })
  if (seen.state === null || !seen.isKnown) return { say: { key: 'now:connecting' } }
  if (seen.state.stage === 'over') return ended(at, players)
  if (!seen.connected) return hinted('now:lost')
  if (trouble !== null) return hinted('now:refused', { text: trouble })
  if (seen.state.stage === 'gathering') return hinted('now:gathering')
  if (busy) return { say: { key: 'now:sending' } }
  return question === null ? waiting(at, players) : { say: { key: 'plain:asked', values: { question } } }
}

function ended({ seen }: AtPlain, players: readonly string[]): WhatNow {
  const winners = (seen.state?.outcome?.winners ?? []).map(player => players[player] ?? '')
  if (winners.length === 0) return { say: { key: 'end:title:draw' } }
  return { say: { key: 'end:title', values: { names: winners } } }
}

function waiting({ seen }: AtPlain, players: readonly string[]): WhatNow {
  const names = (seen.state?.waiting ?? [])
    .filter(player => player !== seen.viewer)
    .map(player => players[player] ?? '')
  if (names.length === 0) return { say: { key: 'now:sending' } }
  const values = { names }
  return seen.viewer === null ? hinted('now:watching', values) : { say: { key: 'now:waiting', values } }
}
