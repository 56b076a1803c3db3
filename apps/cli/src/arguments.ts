import { InvalidArgumentError } from 'commander'

/** A whole number of a command line, or a complaint. */
export const wholeFrom =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text)
    if (/^\d{1,12}$/.test(text) && value >= least && value <= most) return value
    throw new InvalidArgumentError(`Expected a whole number from ${least} to ${most}.`)
  }

export function seedOf(text: string): string {
  if (text !== '') return text
  throw new InvalidArgumentError('Expected a word or number.')
}

/** The address of a site, as browsers say it: a scheme, a host and perhaps a port. */
export function originOf(text: string, before: readonly string[] = []): string[] {
  const url = URL.parse(text)
  if (url !== null && /^https?:$/.test(url.protocol) && /^\/?$/.test(url.pathname + url.search + url.hash))
    return [...before, url.origin]
  throw new InvalidArgumentError('Expected an address such as https://games.example.org')
}

/** The address of a server, perhaps with a folder behind it. */
export function serverOf(text: string): string {
  const url = URL.parse(text)
  if (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username + url.password + url.search + url.hash === ''
  )
    return (url.origin + url.pathname).replace(/\/+$/, '')
  throw new InvalidArgumentError('Expected the address of a server, such as http://localhost:4444')
}

export function commitmentOf(text: string): string {
  const digits = text.trim().toLowerCase()
  if (/^[0-9a-f]{64}$/.test(digits)) return digits
  throw new InvalidArgumentError('Expected 64 hexadecimal digits.')
}

export const namesOf = (text: string): string[] => text.split(',').map(name => name.trim())
