import { expect, test } from 'vitest'
import { outcomeSeen, playTo } from './player.ts'
import { fightAtYork } from './fulford.ts'
import { heard } from './heard.ts'
import { inBrowser } from './in-browser.ts'

/** Cards that a viewer saw drawn. */
const drawn = (frames: readonly string[]): number[] =>
  frames.flatMap(frame =>
    [...frame.matchAll(/"is":"card-drawn"[^}]*"card":(-?\d+)/g)].map(found => Number(found[1])),
  )

/** The cards in hands, as far as they are known. */
const held = (frames: readonly string[]): number[] =>
  frames.flatMap(frame =>
    [...frame.matchAll(/"hands":(\[\[.*?\]\])/g)].flatMap(found =>
      (JSON.parse(found[1] ?? '[]') as number[][]).flat(),
    ),
  )

inBrowser('three browsers', welcome => {
  test('let two friends play by a link, while a spectator watches and learns no secret', async () => {
    const [host, friend, onlooker] = [await welcome(), await welcome(), await welcome()]
    await host.page.goto('/')
    await host.page.getByRole('button', { name: 'Invite a friend' }).click()
    await host.page.getByRole('button', { name: 'Start the game' }).click()
    const link = await host.page.getByRole('textbox', { name: /^For / }).inputValue()
    const [told, toldFriend] = [heard(onlooker.page), heard(friend.page)]

    await friend.page.goto(link)
    await friend.page.getByLabel('Your name').fill('Harold')
    await friend.page.getByRole('button', { name: 'Take the seat' }).click()
    await friend.page.waitForURL(/\/game\//)
    await host.page.getByRole('button', { name: 'Go to the game' }).click()
    const game = new URL(friend.page.url()).pathname.split('/')[2] as string
    await onlooker.page.goto(`/watch/${game}`)

    await playTo(host.page, ask => ask === 'orders')
    await fightAtYork(host.page)
    await Promise.race([
      playTo(host.page, ask => ask === 'outcome'),
      playTo(friend.page, () => false).catch(() => null),
    ])
    await outcomeSeen(host.page).click()
    await onlooker.page.getByRole('dialog', { name: /^Battle of York/ }).waitFor()

    expect(drawn(toldFriend).filter(card => card >= 0).length).toBeGreaterThan(0)
    expect(drawn(told).filter(card => card >= 0)).toEqual([])
    expect(held(told).length).toBeGreaterThan(0)
    expect(held(told).filter(card => card >= 0)).toEqual([])
    const cards = await host.page.locator('[data-hand] b').allInnerTexts()
    expect(cards.length).toBeGreaterThan(0)
    const shown = await onlooker.page.locator('body').innerText()
    expect(cards.filter(card => shown.includes(card))).toEqual([])
  })
})
