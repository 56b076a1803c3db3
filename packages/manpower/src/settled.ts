import type { Answer } from '@sandtable/kernel'
import type { Sight } from './position.ts'
import { copy, same } from '@sandtable/kernel'
import { recent } from './recent.ts'

type Judge = (answer: Answer) => boolean

/** The last answer found to be legal, a copy of it, and its judge; kept until something happens. */
const settled = recent<Sight, { readonly by: Judge; readonly answer: Answer }>()

/** Something happens: any later answer is judged again. */
export const forgetSettled = (p: Sight): void => settled.forget(p)

/** The same judge for one question, which an answer that is drawn, and then given, passes only once. */
export const settledOnce =
  (p: Sight, isLegal: Judge): Judge =>
  answer => {
    const last = settled.get(p)
    if (last?.by === isLegal && same(last.answer, answer)) return true
    if (!isLegal(answer)) return false
    settled.set(p, { by: isLegal, answer: copy(answer) })
    return true
  }
