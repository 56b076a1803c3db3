import type { Page } from 'playwright-core'

/** Collects a page's faults: console errors, exceptions, failed requests. */
export function watchFaults(page: Page): readonly string[] {
  const faults: string[] = []
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type()))
      faults.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', error => faults.push(String(error.stack ?? error)))
  page.on('requestfailed', request => {
    const why = request.failure()?.errorText ?? ''
    // A request cut off by leaving the page hasn't failed.
    if (why !== 'net::ERR_ABORTED') faults.push(`${request.url()}: ${why}`)
  })
  page.on('response', answer => {
    if (answer.status() >= 400) faults.push(`${answer.url()}: ${answer.status()}`)
  })
  return faults
}
