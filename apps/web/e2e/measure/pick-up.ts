import type { Page } from 'playwright-core'

/** Milliseconds from the click on a stack until the regions within reach are lit, one for each stack that can move. */
export async function measurePickUp(page: Page): Promise<number[]> {
  const stacks = await page.locator('[data-pile][data-ready=true]').count()
  const took: number[] = []
  for (let stack = 0; stack < stacks; stack++) {
    took.push(await page.evaluate(litAfter, stack))
    await page.keyboard.press('Escape')
    await page.locator('[data-region][aria-label*="in reach"]').first().waitFor({ state: 'detached' })
  }
  return took
}

/** Runs in the page: the frame after the one in which they are lit has shown it. */
async function litAfter(stack: number): Promise<number> {
  const began = performance.now()
  document
    .querySelectorAll('[data-pile][data-ready=true]')
    [stack]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  do await new Promise(requestAnimationFrame)
  while (document.querySelector('[data-region][aria-label*="in reach"]') === null)
  await new Promise(requestAnimationFrame)
  return performance.now() - began
}
