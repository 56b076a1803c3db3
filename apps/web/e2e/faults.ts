import type { Page } from 'playwright-core'

/** Collects what goes wrong in a page: complaints on its console, errors thrown, requests that fail. */
export function watchFaults(page: Page): readonly string[] {
  const faults: string[] = []
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type()))
      faults.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', error => faults.push(String(error.stack ?? error)))
  page.on('requestfailed', request => {
    const why = request.failure()?.errorText ?? ''
    // What was still on its way when somebody went to another page is nothing that failed.
    if (why !== 'net::ERR_ABORTED') faults.push(`${request.url()}: ${why}`)
  })
  page.on('response', answer => {
    if (answer.status() >= 400) faults.push(`${answer.url()}: ${answer.status()}`)
  })
  return faults
}
