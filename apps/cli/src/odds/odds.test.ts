import { describe, expect, test } from 'vitest'
import { json, MISSOURI, missouriWith, PATIENCE, run } from '../testing/bin.ts'

interface Figures {
  readonly method?: string
  readonly runs?: number
  readonly attackerWins: number
  readonly defenderWins: number
  readonly draw: number
  readonly attackerRouted: number
  readonly defenderRouted: number
  readonly meanVp: number
  readonly lost: { readonly attacker: readonly number[]; readonly defender: readonly number[] }
  readonly error?: number | { readonly attackerWins: number; readonly meanVp: number }
}

const figures = async (...args: string[]): Promise<Figures> => (await json(...args)) as unknown as Figures

const total = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0)

describe.concurrent('sandtable odds', { timeout: PATIENCE }, () => {
  test('gives exact odds that add up to one', async () => {
    const odds = await figures('odds', MISSOURI)
    expect(odds.method).toBe('exact')
    expect(odds.attackerWins + odds.defenderWins + odds.draw).toBeCloseTo(1, 12)
    expect(odds.lost.attacker).toHaveLength(7)
    expect(odds.lost.defender).toHaveLength(5)
    expect(total(odds.lost.attacker)).toBeCloseTo(1, 12)
    expect(total(odds.lost.defender)).toBeCloseTo(1, 12)
    expect(odds.defenderRouted).toBeLessThan(odds.attackerWins)
  })

  test('draws a hundred cells, and shows what would change the odds', async () => {
    const { code, out } = await run(['odds', MISSOURI])
    expect(code).toBe(0)
    expect(out.match(/^ {2}[█▓·▒░]{50}$/gm)).toHaveLength(2)
    expect(out).toMatch(/█ Confederates routed +\d+\.\d%/)
    expect(out).toMatch(/Union [+−]\d+\.\d\d on average/)
    const changes = out.slice(out.indexOf('What would change')).trim().split('\n').slice(1)
    const sizes = changes.map(line => Number(/[+−]([\d.]+) {2}to /.exec(line)?.[1]))
    expect(sizes).toHaveLength(5)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  })

  test('simulates odds that it cannot work out, and says so', async () => {
    const options = 'options: { recalc_each_round: true, pursuit_uses_battle_mods: true }'
    const path = missouriWith('beyond', 'terrain: clear', `terrain: clear\n${options}`)
    const odds = await figures('odds', path)
    expect(odds).toMatchObject({ method: 'sampled', runs: 10_000 })
    expect(odds.attackerWins + odds.defenderWins + odds.draw).toBeCloseTo(1, 12)
    expect(odds.error).toBeLessThan(0.0051)
  })
})

describe.concurrent('sandtable simulate', { timeout: PATIENCE }, () => {
  test('agrees with the exact odds', async () => {
    const exact = await figures('odds', MISSOURI)
    const alone = ['--workers', '1']
    const played = await figures('simulate', MISSOURI, '--runs', '4000', '--seed', 'agrees', ...alone)
    const error = played.error as { attackerWins: number; meanVp: number }
    expect(played).toMatchObject({ runs: 4000, seed: 'agrees' })
    const errorOf = (share: number): number => Math.sqrt((share * (1 - share)) / 4000)
    const within = (found: number, share: number, error: number): boolean =>
      Math.abs(found - share) < 4 * error
    expect(error.attackerWins).toBeCloseTo(errorOf(played.attackerWins), 12)
    expect(within(played.meanVp, exact.meanVp, error.meanVp)).toBe(true)
    const keys = ['attackerWins', 'defenderWins', 'attackerRouted', 'defenderRouted'] as const
    expect(keys.filter(key => !within(played[key], exact[key], errorOf(exact[key])))).toEqual([])
    for (const side of ['attacker', 'defender'] as const) {
      const likely = exact.lost[side].filter(share => share > 0.01)
      expect(likely.filter((share, n) => !within(played.lost[side][n] ?? 0, share, errorOf(share)))).toEqual(
        [],
      )
    }
  })

  test('gives the same figures on one thread and on two', async () => {
    const play = async (workers: string): Promise<object> => {
      const args = ['simulate', MISSOURI, '--runs', '2500', '--seed', 'same', '--workers', workers]
      return { ...(await json(...args)), seconds: 0 }
    }
    const [one, two] = await Promise.all([play('1'), play('2')])
    expect(two).toEqual(one)
  })

  test('prints the exact odds beside the results', async () => {
    const { code, out, err } = await run(['simulate', MISSOURI, '--runs', '500', '--seed', 'a'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/500 battles, seed a/)
    expect(out).toMatch(/Union won +\d+\.\d\d% +± \d\.\d\d% +\d+\.\d\d% +[+−]?\d\.\d/)
  })
})
