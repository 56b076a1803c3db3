import type { Stop, Taken } from '@sandtable/kernel'

const BECAUSE: Readonly<Record<Stop, string>> = {
  'dice-fell': 'dice were rolled',
  'secret-told': 'something hidden was found',
  'others-decide': 'another player must decide',
  'another-question': 'you have something else to decide first',
  'not-an-option': 'the next step is no longer possible',
  'not-your-decision': 'another player must decide',
  'game-over': 'the game is over',
}

/** Why a command stopped early, for the player who gave it; a newer server may have a reason that has no words here. */
export function stopText({ taken, stop }: Taken, given: number): string {
  const because = stop !== null && Object.hasOwn(BECAUSE, stop) ? `: ${BECAUSE[stop]}` : ''
  return `Stopped after ${taken} of ${given} steps${because}.`
}
