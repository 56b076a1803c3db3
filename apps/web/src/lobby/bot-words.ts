import type { TFunction } from 'i18next'

/** What a bot is called among the players of a game. */
export const botWords = (t: TFunction, name: string): string =>
  t('lobby:bot', { name: t(`lobby:bot-${name}`, { defaultValue: name }) })
