import { InvalidArgumentError } from 'commander'
import { phrase } from './words/words.ts'

/** A whole number from the command line, or a complaint. */
export const wholeFrom =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text)
    if (/^\d{1,12}$/.test(text) && value >= least && value <= most) return value
    throw new InvalidArgumentError(phrase('expected:whole', { least, most }))
  }

export function seedOf(text: string): string {
  if (text !== '') return text
  throw new InvalidArgumentError(phrase('expected:seed'))
}

/** The address of a site in the form browsers send: a scheme, a host and perhaps a port. */
export function originOf(text: string, before: readonly string[] = []): string[] {
  const url = URL.parse(text)
  if (url !== null && /^https?:$/.test(url.protocol) && /^\/?$/.test(url.pathname + url.search + url.hash))
    return [...before, url.origin]
  throw new InvalidArgumentError(phrase('expected:origin'))
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
  throw new InvalidArgumentError(phrase('expected:server'))
}

export function commitmentOf(text: string): string {
  const digits = text.trim().toLowerCase()
  if (/^[0-9a-f]{64}$/.test(digits)) return digits
  throw new InvalidArgumentError(phrase('expected:commitment'))
}

export const namesOf = (text: string): string[] => text.split(',').map(name => name.trim())
