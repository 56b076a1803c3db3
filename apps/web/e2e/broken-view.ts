import type { Page } from 'playwright-core'

type Message = Readonly<Record<string, unknown>>

/** Changes the server's messages on their way to a page. */
export async function changeMessages(page: Page, change: (message: Message) => Message): Promise<void> {
  await page.routeWebSocket(/\/socket$/, line => {
    const server = line.connectToServer()
    server.onMessage(text => line.send(JSON.stringify(change(JSON.parse(String(text)) as Message))))
  })
}

/** Puts something into every view that no rules would put there, as a bug of ours might. */
export const breakViews = (page: Page, broken: Message): Promise<void> =>
  changeMessages(page, message =>
    message['is'] === 'view' ? { ...message, view: { ...(message['view'] as Message), ...broken } } : message,
  )

/** A move by a group that doesn't exist: no map can draw it. */
export const BROKEN_MAP = { move: { group: 999, trail: [], path: [] } }
/** An invalid order of sides: no bar can show it. */
export const BROKEN_PAGE = { order: 7 }
