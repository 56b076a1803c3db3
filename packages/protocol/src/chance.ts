/** Random bytes as hexadecimal digits: a command's id, a part in the dice, a token. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** From 0 to 1. */
export const randomPart = (): number => (crypto.getRandomValues(new Uint16Array(1))[0] as number) / 0xffff
