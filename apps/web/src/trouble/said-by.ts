/** What an error says of itself; anything can be thrown. */
export const saidBy = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : (JSON.stringify(error) ?? 'nothing was said')
