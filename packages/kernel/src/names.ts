/** The shortest name that distinguishes a player from the others: the first word, or all of it. */
export function shortName(s: Named, player: number): string {
  const firsts = s.players.map(({ name }) => name.split(' ')[0] ?? name)
  const short = firsts[player] ?? ''
  return firsts.filter(first => first === short).length === 1 ? short : (s.players[player]?.name ?? '')
}

/** Whatever has players with names. */
interface Named {
  readonly players: readonly { readonly name: string }[]
}

/** Names of which one is meant. */
export const orRow = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
