import { total } from '@sandtable/kernel'
import type { Part } from '@sandtable/kernel'
import type { Draft, Of, Telling } from './log-line.ts'
import type { Leader } from '../counters.ts'
import { at } from '../position.ts'
import { claim } from '../battle/commanders.ts'
import { isLeader, slotOf } from '../scenario.ts'
import { openOf } from '../map/presence.ts'
import { plainWords, reasonedSum } from './reasons.ts'
import { TEST } from '../charts/battle.ts'
import { regionName } from './names.ts'

/** W-11.3-test The die of a search with all its modifiers. */
export function tellSearch(t: Telling, e: Of<'searched'>): Draft[] {
  const { voice } = t
  const result = e.die + total(e.because)
  const byZero = e.found && e.die === 0 && result > TEST.upTo
  const sign = e.found && !byZero ? '≤' : '>'
  return [
    {
      section: 'movement',
      player: e.player,
      region: e.region,
      who: voice('search:of', { region: regionName(t.s, e.region) }),
      reckoning: `${reasonedSum(t, e.die, e.because, searchWords(e))} ${sign} ${TEST.upTo}`,
      outcome: voice(e.found ? 'search:found' : 'search:nothing'),
      note: byZero ? voice('test:zero') : '',
      tone: e.found ? 'good' : 'plain',
      rules: [
        'W-11.5-search',
        byZero ? 'W-6-natural-zero' : 'W-11.3-test',
        ...new Set(e.because.map(({ rule }) => rule)),
      ],
    },
  ]
}

/** The searchers' leader is known by name; the enemy's may be hidden. */
const searchWords =
  (e: Of<'searched'>) =>
  (t: Telling, part: Part): string =>
    part.what === 'own-leader'
      ? t.voice('what:own-leader', { leader: searcher(t, e, -part.change) })
      : plainWords(t, part)

/** The leader in the open there with this CF and the best claim to command. */
function searcher({ s, p }: Telling, { player, region }: Of<'searched'>, cf: number): string {
  const leaders = openOf(s, p, player, region)
    .filter(c => isLeader(s, c))
    .map(c => s.leaders[at(p.face, slotOf(s, c))])
    .filter((leader): leader is Leader => leader?.cf === cf)
    .sort((a, b) => claim(b) - claim(a))
  return leaders[0]?.name ?? ''
}
