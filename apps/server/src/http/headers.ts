import type { FastifyReply } from 'fastify'
import type { Problem, Refusal } from '@sandtable/protocol'
import { statusOf, told } from '../refusals.ts'

/** The one style that react-aria writes into the page itself: buttons don't zoom under a thumb. */
const PRESSED = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"

/** What a page of this server may use: its own scripts, styles and threads, its own lines, and drawings within itself. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${PRESSED}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
]

/** For every answer: nothing is loaded from elsewhere, framed, cached, or sent a referrer. */
export const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY.join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cache-control': 'no-store',
}

export const problem = (reply: FastifyReply, why: Refusal, status = statusOf(why)): FastifyReply =>
  reply.code(status).send(problemOf(why))

/** A refusal as HTTP gives it. */
export function problemOf(refusal: Refusal): Problem {
  const { why: error, ...rest } = told(refusal)
  return { error, ...rest }
}
