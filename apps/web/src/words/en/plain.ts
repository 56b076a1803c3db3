/** A table for games that bring no pictures. */
export const plain = {
  'plain:asked': '{{question}}',
  'plain:before': 'Before the first turn',
  'plain:turn': 'Turn {{turn}}',
  'plain:points': 'Score',
  'plain:position': 'How it stands',
  'plain:options': 'Your options',
  'plain:drawn': 'There are too many options to list. These are some of them.',
  'plain:others': 'Show other options',
  'plain:stands': 'Turn {{turn}}. {{points}}.',
  'plain:key:enter': 'take the option',
} as const
