/** How a test file names what starts a browser, a server, a database or another process. */
const STARTS =
  /\/testing\/(?:bin|serving|online|finished|house|two-houses|besieged|company|mortal|pg-proxy|siege|storm|places)\.ts'|'node:(?:child_process|http|net|worker_threads)'|\bemptyDatabase\b/

/** Whether a test file plays with real processes, which a busy machine can hold up: these get a second try in CI, and no others. */
export const getsSecondTry = (path: string, text: string): boolean =>
  path.includes('/apps/web/e2e/') || STARTS.test(text)
