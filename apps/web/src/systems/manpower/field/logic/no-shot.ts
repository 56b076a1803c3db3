import type { NoShot } from '@sandtable/manpower'
import { sayScreen, sayWhyNot } from '../../words/story.ts'

/** Why one group can't fire at another: what hides it, or else the rules' reason with its metres. */
export const sayNoShot = ({ why, by }: Pick<NoShot, 'why' | 'by'>): string =>
  by === null ? sayWhyNot(why) : sayScreen(by)
