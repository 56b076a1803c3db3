import { readFileSync } from 'node:fs'

/** How often to look, in milliseconds. */
const EVERY = 500

/**
 * Calls back once npm has gone. `npx` and `npm start` run a program in a shell that doesn't pass signals on:
 * when npm is stopped, the program would stay behind, holding its port and its folder.
 */
export function onOrphaned(stop: () => void): void {
  if (process.env['npm_execpath'] === undefined) return
  const before = parents()
  const timer = setInterval(() => {
    if (parents() === before) return
    clearInterval(timer)
    stop()
  }, EVERY)
  timer.unref()
}

/** The process ids of this one's parent and grandparent, if the system gives them. */
function parents(): string {
  const { ppid } = process
  try {
    // The name before the closing bracket may hold anything; behind it come a state and the parent's number.
    const [, parent = ''] = /\) \S (\d+)/.exec(readFileSync(`/proc/${ppid}/stat`, 'latin1')) ?? []
    return `${ppid} ${parent}`
  } catch {
    return `${ppid}`
  }
}
