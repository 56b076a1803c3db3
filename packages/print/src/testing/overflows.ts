import type { PrintedPage, Run } from './printed-page.ts'

/** A place that text must keep to, in millimetres. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Printers cannot print nearer to the edge. */
const EDGE = 4
/** What a letter may reach beyond its measure, as the foot of a y does. */
const SLACK = 0.15

const holds = (outer: Box, inner: Box): boolean =>
  inner.left >= outer.left - SLACK &&
  inner.right <= outer.right + SLACK &&
  inner.top >= outer.top - SLACK &&
  inner.bottom <= outer.bottom + SLACK

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right - SLACK && b.left < a.right - SLACK && a.top < b.bottom - SLACK && b.top < a.bottom - SLACK

/** A halo is drawn before its letters, at the same place. */
const isHalo = (a: Run, b: Run): boolean => a.text === b.text && a.left === b.left && a.top === b.top

/** Texts that leave the paper. */
export const offPaper = ({ width, height }: PrintedPage, runs: readonly Run[]): string[] =>
  runs
    .filter(run => !holds({ left: EDGE, top: EDGE / 2, right: width - EDGE, bottom: height - EDGE / 2 }, run))
    .map(({ text }) => text)

/** Texts that lie over others. */
export const overEachOther = (runs: readonly Run[]): string[] =>
  runs.flatMap((run, i) =>
    runs
      .slice(i + 1)
      .filter(other => meet(run, other) && !isHalo(run, other))
      .map(other => `${run.text} / ${other.text}`),
  )

/** Texts that run through the edge of their column or a box to tick. */
export const overLines = ({ runs, uprights }: PrintedPage): string[] =>
  runs
    .filter(({ left, right, top, bottom }) =>
      uprights.some(
        line =>
          line.x > left + SLACK &&
          line.x < right - SLACK &&
          line.top < bottom - SLACK &&
          line.bottom > top + SLACK,
      ),
    )
    .map(({ text }) => text)

/** Texts that are not wholly in one of these places. */
export const outside = (runs: readonly Run[], places: readonly Box[]): string[] =>
  runs.filter(run => !places.some(place => holds(place, run))).map(({ text }) => text)
