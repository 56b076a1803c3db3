import type { BattleFile } from '@sandtable/scenario'
import { NO_BATTLE } from './draft.ts'

/** A battle as the hash of an address, for sharing; it is never sent to a server. */
export function hashOf(file: BattleFile): string {
  const bytes = new TextEncoder().encode(JSON.stringify(file))
  const text = Array.from(bytes, byte => String.fromCharCode(byte)).join('')
  return `#${btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}

/** The battle in an address; null: none, or damaged. */
export function battleFrom(hash: string): BattleFile | null {
  try {
    const text = atob(hash.slice(1).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(text, letter => letter.charCodeAt(0))
    const file = JSON.parse(new TextDecoder().decode(bytes)) as BattleFile
    return isBattle(file) ? { ...NO_BATTLE, ...file } : null
  } catch {
    return null
  }
}

const isBattle = (file: BattleFile): boolean =>
  (file.edition === 'A' || file.edition === 'B') &&
  [file.attacker, file.defender].every(
    side => typeof side?.name === 'string' && Array.isArray(side.units) && Array.isArray(side.leaders),
  )
