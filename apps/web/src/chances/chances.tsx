import type { ReactNode } from 'react'
import type { Bar } from './bars.ts'
import css from './chances.module.css'

interface Shown {
  /** What the bars count, and what their heights are. */
  readonly captions: readonly [string, string]
  readonly bars: readonly Bar[]
  /** The label under each bar, if any, and the names of both rows under the bars. */
  readonly notes?: { readonly rows: readonly [string, string]; readonly of: readonly (number | string)[] }
  readonly children: ReactNode
}

/** Pixels of the tallest bar, unless the page says otherwise. */
const HEIGHT = 56

/** The results of all rolls; the middle two thirds are darker. */
export function Chances({ captions, bars, notes, children }: Shown) {
  const most = Math.max(...bars.map(({ chance }) => chance))
  return (
    <figure className={css['chances']}>
      <figcaption>
        {captions.map(caption => (
          <span key={caption}>{caption}</span>
        ))}
      </figcaption>
      <ol>
        {notes === undefined ? null : (
          <li className={css['rows']}>
            <b>{notes.rows[0]}</b>
            <small>{notes.rows[1]}</small>
          </li>
        )}
        {bars.map(({ from, to, chance, isMiddle }, i) => (
          <li key={i} data-middle={isMiddle}>
            <span>{Math.round(100 * chance)}</span>
            <i style={{ height: `calc(var(--tall, ${HEIGHT}px) * ${chance / most})` }} />
            <b>{from === to ? from : `${from}–${to}`}</b>
            {notes === undefined ? null : <small>{notes.of[i]}</small>}
          </li>
        ))}
      </ol>
      <p>{children}</p>
    </figure>
  )
}
