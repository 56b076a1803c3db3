/** A table for games without pictures. */
export const plain = {
  'plain:asked': '{{question}}',
  'plain:before': 'Before the first turn',
  'plain:turn': 'Turn {{turn}}',
  'plain:points': 'Score',
  'plain:position': 'Position',
  'plain:options': 'Your options',
  'plain:drawn': 'There are too many options to list. Here are some of them.',
  'plain:others': 'Show other options',
  'plain:score': '{{name}} {{points}}',
  'plain:stands': 'Turn {{turn}}. {{scores, row}}.',
  'plain:key:enter': 'Take the option',
} as const
