import type { TFunction } from 'i18next'
import type { Title } from '../logic/army.ts'

/** A stack's name, in words. */
export const titleWords = (t: TFunction, title: Title): string => t(`stack:${title.is}`, { ...title })
