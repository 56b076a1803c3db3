import type { Outcome } from '../../../play/table-talk.ts'
import type { WarDesk } from './war-desk.ts'
import { find } from '../../../play/names.ts'
import { regionsOf, sought } from './names.ts'
import { hanging } from '../../../screen.ts'
import { joinedOdds, oddsIn, oddsOf } from './odds-text.ts'
import { regionText } from './region-text.ts'
import { stacksIn, unmoved, whyNotStep } from '@sandtable/waw'
import { rosterText, stackText } from './stack-text.ts'
import { stackName, stackNamed } from './stacks.ts'
import { toldText } from './tale-text.ts'
import { trouble } from '../../../play/table-talk.ts'
import { wayTo } from './orders.ts'
import { sayWhyNot } from '../words/story.ts'
import { warPhrase } from '../words/words.ts'

/** `region REGION` */
export function showRegion({ terminal, s, view }: WarDesk, rest: string): Outcome {
  const found = find(rest, regionsOf(s), sought('region'))
  if ('trouble' in found) return trouble(found.trouble)
  return { show: regionText(terminal.screen, s, view, found.found.number) }
}

/** `stack`: all stacks of the player in a line each, or one of them counter by counter. */
export function showStack({ terminal, s, view, player }: WarDesk, rest: string): Outcome {
  if (rest === '') {
    const lines = [...s.map.regions.keys()].flatMap(region =>
      stacksIn(s, view, region)
        .filter(stack => stack.player === player)
        .flatMap(stack =>
          hanging(
            warPhrase('stack:at', {
              region: s.map.regions[region]?.name ?? '',
              stack: stackText(s, view, stack),
            }),
            terminal.screen.width,
          ),
        ),
    )
    return { show: lines.length > 0 ? lines : [warPhrase('stack:none')] }
  }
  const named = stackNamed(rest, s, view, player, 'look')
  if ('trouble' in named) return trouble(named.trouble)
  const { region, stack } = named
  const [only, ...others] = stack
  const company =
    only !== undefined && others.length === 0
      ? stacksIn(s, view, region).find(({ counters }) => counters.includes(only))
      : undefined
  const name = s.map.regions[region]?.name ?? ''
  return {
    show: [
      terminal.screen.paint.bold(name),
      ...rosterText(terminal.screen, s, view, company?.counters ?? stack).map(line => `  ${line}`),
    ],
  }
}

/** `odds REGION`, `odds STACK to REGION`, and in a battle `odds`. */
export function showOdds(desk: WarDesk, rest: string): Outcome {
  const { terminal, s, view, player } = desk
  const [, who, where] = /^(.+?)\s*(?:\bto\b|->|→)\s*(.+)$/i.exec(rest) ?? []
  const target = find(where ?? rest, regionsOf(s), sought('region'))
  const joined = desk.g.agenda.some(({ seq }) => seq === 'battle') ? view.battle.region : null
  if (rest === '' && joined !== null) return { show: joinedOdds(terminal.screen, s, view) }
  if ('trouble' in target) return trouble(target.trouble)
  const to = target.found.number
  if (to === joined) return { show: joinedOdds(terminal.screen, s, view) }
  if (who === undefined) return { show: oddsIn(terminal.screen, s, view, to) }
  const named = stackNamed(who, s, view, player, desk.decision.kind === 'orders' ? 'march' : 'attack')
  if ('trouble' in named) return trouble(named.trouble)
  const from = approach(desk, named.stack, named.region, to)
  if (typeof from === 'string') return trouble(from)
  return { show: oddsOf(terminal.screen, s, view, player, named.stack, from, to) }
}

/** The region from which a stack would enter another: its own, or the last on its path; in words, why it couldn't. */
function approach(desk: WarDesk, stack: readonly number[], from: number, to: number): number | string {
  const { s, view, player, decision } = desk
  if (from === to) return warPhrase('move:here')
  if (decision.kind === 'orders') {
    const way = wayTo(desk, stack, to)
    return 'show' in way ? way.show.join(' ') : (way.route.steps.at(-2) ?? from)
  }
  if (!s.map.board.next[from]?.includes(to))
    return warPhrase('move:far', { region: s.map.regions[to]?.name ?? '' })
  const why = whyNotStep(s, unmoved(view), player, stack, to)
  return why === null
    ? from
    : warPhrase('move:why', { stack: stackName(s, view, stack), why: sayWhyNot(s, view, why) })
}

const LINES = 20

/** `log`, `log NUMBER` */
export function showLog({ terminal, s, watch }: WarDesk, rest: string): Outcome {
  const wanted = /^\d+$/.test(rest) ? Number(rest) : LINES
  const told = watch.tale.flatMap(({ told }) => told).slice(-wanted)
  if (told.length === 0) return trouble(warPhrase('log:empty'))
  return { show: toldText(terminal.screen, s, told) }
}
