/** What stands at the foot of every sheet of pieces. */
export const PAGE_WORDS = {
  'pieces:front': '{{sheet}}, fronts, {{page}} of {{pages}}',
  'pieces:back': '{{sheet}}, backs, {{page}} of {{pages}}',
  'pieces:note': '{{title}}. Print on both sides at 100%, turned over the long edge.',
} as const
