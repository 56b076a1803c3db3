import type { Told } from '@sandtable/protocol'
import { troubleIn } from '@sandtable/protocol'
import i18next from 'i18next'

/** Why the server refused something, or can't be played on; what a newer server says that has no phrase here is shown as it came. */
export function sayTold(told: Told): string {
  const trouble = troubleIn(told)
  if (trouble !== null) return i18next.t(`refused:${trouble.key}`, { ...trouble.parts })
  return told.text ?? i18next.t('refused-unknown', { reason: told.reason ?? told.why })
}

/** An error with a reason, like a server's. */
export const toldError = (told: Told): Error & { readonly told: Told } =>
  Object.assign(new Error(told.reason ?? told.why), { told })

/** What went wrong, in words. */
export function sayError(error: unknown): string {
  const { told } = error as { readonly told?: Told }
  return told === undefined ? i18next.t('trouble:line') : sayTold(told)
}
