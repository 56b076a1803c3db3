/** What browsers and search engines show of the page. */
export const page = {
  'page:title': 'Sandtable',
  'page:about': 'Play tabletop wargames by their printed rules, with every number explained.',
  'page:title:mine': 'Your move – {{title}}',
  'page:title:theirs': '{{names}} to move – {{title}}',
  'page:title:over': '{{title}} – over',
} as const
