/** An error that nobody foresaw, in one line, and with the stack if somebody wants to see it. */
export function breakdownText(error: unknown, withStack: boolean): string[] {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  if (withStack) return (stack ?? message).split('\n')
  return [`sandtable: something went wrong: ${message}. Run it again with --debug to see where.`]
}
