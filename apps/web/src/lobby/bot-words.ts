import type { TFunction } from 'i18next'

/** A bot's name among the players of a game. */
export const botWords = (t: TFunction, name: string): string =>
  t('lobby:bot', { name: t(`lobby:bot-${name}`, { defaultValue: name }) })
