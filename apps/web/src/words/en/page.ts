/** What browsers and search engines show of the page. */
export const page = {
  'page:title': 'Sandtable',
  'page:about': 'Play tabletop wargames by their printed rules, with every number explained.',
} as const
