import i18next from 'i18next'

/** Puts the page's language, title and description into its head, in place of the English ones from the build. */
export function writeHead(): void {
  const { language } = i18next
  document.documentElement.lang = language
  document.title = i18next.t('page:title')
  document.querySelector('meta[name="description"]')?.setAttribute('content', i18next.t('page:about'))
}
