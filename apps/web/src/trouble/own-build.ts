/** A page's build; null: not built, as in development. */
export const buildIn = (page: Document): string | null =>
  page.querySelector('meta[name="build"]')?.getAttribute('content') ?? null

/** The build of the page that the server gives now; null: it doesn't say. */
export async function servedBuild(): Promise<string | null> {
  const answer = await fetch('/', { cache: 'no-store' })
  if (!answer.ok) return null
  return buildIn(new DOMParser().parseFromString(await answer.text(), 'text/html'))
}
