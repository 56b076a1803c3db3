/** A game on a server, as a link to share: with an invitation to a seat of it, or to watch. */
export interface GameLink {
  /** The server's address, such as https://host. */
  readonly url: string
  readonly game: string
  readonly invitation: string | null
}

const ID = '[A-Za-z0-9_-]{1,64}'
const JOIN = new RegExp(`^(.*)/join/(${ID})$`)
const WATCH = new RegExp(`^(.*)/watch/(${ID})$`)

/** The invitation stands behind the #: browsers never send that part, so it is in no request and in no log. */
export function linkText({ url, game, invitation }: GameLink): string {
  const base = url.replace(/\/+$/, '')
  return invitation === null ? `${base}/watch/${game}` : `${base}/join/${game}#${invitation}`
}

/** A link's content; null: it is no link. */
export function parseLink(text: string): GameLink | null {
  const at = URL.parse(text.trim())
  if (at === null || !/^https?:$/.test(at.protocol)) return null
  if (at.username !== '' || at.password !== '' || at.search !== '') return null
  const invitation = at.hash.slice(1)
  const [, prefix, game] = (invitation === '' ? WATCH : JOIN).exec(at.pathname) ?? []
  if (prefix === undefined || game === undefined) return null
  if (invitation === '') return { url: at.origin + prefix, game, invitation: null }
  return new RegExp(`^${ID}$`).test(invitation) ? { url: at.origin + prefix, game, invitation } : null
}
