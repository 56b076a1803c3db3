/** What stands at the foot of every sheet of pieces. */
export const PAGE_WORDS = {
  'pieces:front': '{{sheet}}, fronts, {{page}} of {{pages}}',
  'pieces:back': '{{sheet}}, backs, {{page}} of {{pages}}',
  'pieces:note': '{{title}}. Print double-sided at 100%, flipped on the long edge.',
} as const
