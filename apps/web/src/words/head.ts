import i18next from 'i18next'

/** Names the tab of the browser; null: as the page is called. */
export function nameTab(name: string | null): void {
  document.title = name ?? i18next.t('page:title')
}

/** Puts the page's language, title and description into its head, in place of the English ones from the build. */
export function writeHead(): void {
  const { language } = i18next
  document.documentElement.lang = language
  nameTab(null)
  document.querySelector('meta[name="description"]')?.setAttribute('content', i18next.t('page:about'))
}
