import type { Game, Kind } from '@sandtable/kernel'
import type { Moment, Trial } from './trial.ts'
import { copy, encode, fold, seen } from '@sandtable/kernel'
import { apart, difference, shared } from './difference.ts'
import { breach, carried, play, viewersOf, viewOf } from './trial.ts'

type Place = Pick<Moment<Kind>, 'law' | 'seed' | 'number'>

/** L5 The events alone rebuild the position, at every decision and from the start, and no line ever changes. */
export function foldingRebuilds<K extends Kind>(trial: Trial<K>): void {
  const { rules, s } = trial
  for (const seed of trial.seeds) {
    const mirror = copy(rules.start(s).position)
    const written: string[] = []
    const follow = (m: Place & { readonly g: Game<K> }): void => {
      const events = logOf(m.g).slice(written.length)
      written.push(...events.map(e => encode(e, 'event')))
      fold(rules, s, mirror, events.map(carried))
      const found = difference(mirror, m.g.p, 'position')
      if (found !== null) throw breach(m, `the log and the position part: ${found} (${namesOf(events)})`)
    }
    const end = play(trial, 'L5', seed, { after: follow })
    const place = { law: 'L5', seed, number: end.asked }
    follow({ ...place, g: end })
    for (const time of ['once', 'twice']) {
      const found = difference(fold(rules, s, copy(rules.start(s).position), logOf(end)), end.p, 'position')
      if (found !== null) throw breach(place, `folded ${time}, the log does not rebuild: ${found}`)
      logOf(end).forEach((e, i) => {
        const other = apart(written[i] as string, encode(e))
        if (other !== null) throw breach(place, `line ${i} of the log changed after it was written: ${other}`)
      })
    }
  }
}

/** L9 A client that starts with its view and applies the events it gets always holds exactly its view. */
export function viewsFollow<K extends Kind>(trial: Trial<K>): void {
  const { rules, s } = trial
  for (const seed of trial.seeds) {
    const p = copy(rules.start(s).position)
    const clients = viewersOf(trial).map(viewer => ({ viewer, holds: viewOf(trial, p, viewer) }))
    let told = 0
    const follow = (m: Place & { readonly g: Game<K> }): void => {
      for (const e of logOf(m.g).slice(told)) {
        fold(rules, s, p, [carried(e)])
        for (const client of clients) follows(m, e, client, viewOf(trial, p, client.viewer))
      }
      told = logOf(m.g).length
      for (const { viewer } of clients) {
        const common = shared(m.g.p, viewOf(trial, m.g.p, viewer))
        if (common !== null) throw breach(m, `the view of ${viewer} shares with the position: ${common}`)
      }
    }
    const end = play(trial, 'L9', seed, { after: follow })
    follow({ law: 'L9', seed, number: end.asked, g: end })
  }
}

function follows<K extends Kind>(
  m: Place & { readonly g: Game<K> },
  e: K['e'],
  client: { readonly viewer: number | null; readonly holds: K['p'] },
  view: K['p'],
): void {
  const before = encode(e)
  const { rules, s } = m.g
  const part = seen(rules, e, client.viewer)
  if (part !== null) fold(rules, s, client.holds, [carried(part)])
  const found = difference(view, client.holds, 'view') ?? apart(before, encode(e))
  if (found !== null)
    throw breach(m, `after '${e.is}', the view of ${client.viewer} and what he holds part: ${found}`)
}

const logOf = <K extends Kind>(g: Game<K>): readonly K['e'][] => g.log ?? []

const namesOf = (events: readonly { readonly is: string }[]): string => events.map(e => e.is).join(', ')
