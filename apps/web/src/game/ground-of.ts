/** The scenario whose ground a game uses: its name without the terms after two hyphens. */
export function groundOf(scenario: string): string {
  const end = scenario.lastIndexOf('--')
  return end < 0 ? scenario : scenario.slice(0, end)
}
