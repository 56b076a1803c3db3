import { centre } from '@sandtable/manpower'
import { useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { useField, useFieldState } from '../field/field-context.ts'

/** The longest that a group goes from place to place, in milliseconds. */
const LONGEST = 900

/** During playback a group that has moved comes from where it stood before. */
export function Glide() {
  const { desk, field } = useField()
  const { isBehind, after, moments, playback } = useStore(desk.cursor.shown)
  const { s, view } = useFieldState().seen
  const moment = moments[playback.moment]
  useLayoutEffect(() => {
    const group = moment?.place ?? null
    if (!isBehind || !playback.playing || group === null || view === null) return
    const [was, is] = [desk.cursor.at(after - 1)?.groups[group], view.groups[group]]
    if (was?.where !== 'field' || is?.where !== 'field') return
    const [[x, y], [a, b]] = [field.at(centre(s, was)), field.at(centre(s, is))]
    if (Math.hypot(x - a, y - b) < 1) return
    const duration = Math.min(LONGEST, (moment?.stay ?? 0) / playback.speed)
    for (const part of document.querySelectorAll<SVGElement>(
      `[data-map] :is([data-group="${group}"], [data-tag="${group}"])`,
    ))
      part.animate([{ transform: `translate(${x - a}px, ${y - b}px)` }, { transform: 'none' }], {
        duration,
        easing: 'cubic-bezier(.2,.8,.2,1)',
      })
  }, [desk, field, s, view, isBehind, after, moment, playback])
  return null
}
