/** The scenario on whose ground a game is played: its name without the terms that follow after two hyphens. */
export function groundOf(scenario: string): string {
  const end = scenario.lastIndexOf('--')
  return end < 0 ? scenario : scenario.slice(0, end)
}
