import type { Browser, CDPSession, Page } from 'playwright-core'
import type { Stroke } from './canvas-scene.ts'
import { paint, sceneOf } from './canvas-scene.ts'

/** In microseconds. */
export interface Motion {
  /** Of a frame while the map is panned and zoomed, at the table and on a canvas. */
  readonly us: number
  readonly canvas: number
  /** CPU time of all of the browser's processes, likewise. */
  readonly cpu: number
  readonly canvasCpu: number
  /** From the last turn of the wheel until the map is redrawn at the new scale. */
  readonly sharp: number
}

/** Drags the map in a circle, then zooms in and out with the wheel. */
const [DRAGGED, WHEELED] = [90, 60]

/** The cost of a frame while the map moves, beside the same scene drawn on a canvas each time. */
export async function measureMotion(page: Page): Promise<Motion> {
  const processes = await (page.context().browser() as Browser).newBrowserCDPSession()
  // The functions that run in the page keep their names there.
  const named = [sceneOf, paint, moveTable, moveCanvas, untilSharp].map(
    one => `globalThis.${one.name} = ${String(one)}`,
  )
  await page.evaluate(named.join('\n'))
  const strokes = await page.evaluateHandle(() =>
    sceneOf(document.querySelector('[data-map] [role=group] svg') as SVGSVGElement),
  )
  const views: number[][] = []
  const table = await costed(processes, async () => {
    const moved = await page.evaluate(([drag, wheel]) => moveTable(drag, wheel), [DRAGGED, WHEELED] as const)
    views.push(...moved.views)
    return moved.time
  })
  const sharp = await page.evaluate(() => untilSharp())
  const canvas = await costed(processes, () =>
    strokes.evaluate((all, places) => moveCanvas(all, places), views),
  )
  return {
    us: 1000 * table.time,
    canvas: 1000 * canvas.time,
    cpu: 1000 * table.cpu,
    canvasCpu: 1000 * canvas.cpu,
    sharp: 1000 * sharp,
  }
}

/** Milliseconds that a frame took, and of all processes of the browser. */
async function costed(
  processes: CDPSession,
  run: () => Promise<number>,
): Promise<{ readonly time: number; readonly cpu: number }> {
  const spent = async (): Promise<number> => {
    const { processInfo } = await processes.send('SystemInfo.getProcessInfo')
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  }
  const before = await spent()
  const time = await run()
  return { time, cpu: (1000 * ((await spent()) - before)) / (DRAGGED + WHEELED) }
}

/** Runs in the page: moves the map by mouse and wheel, a frame at a time; gives what a frame took and where it all was. */
async function moveTable(drag: number, wheel: number): Promise<{ time: number; views: number[][] }> {
  const frame = document.querySelector<HTMLElement>('[data-map] [role=group]') as HTMLElement
  const moving = frame.firstElementChild as HTMLElement
  const { left, top, width, height } = frame.getBoundingClientRect()
  const middle = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, view: window }
  const views: number[][] = []
  const next = async (): Promise<void> => {
    const { a, b, c, d, e, f } = new DOMMatrix(moving.style.transform)
    views.push([a, b, c, d, e, f])
    await new Promise(requestAnimationFrame)
  }
  const at = (part: number): MouseEventInit => ({
    ...middle,
    clientX: middle.clientX + 200 * Math.sin(2 * Math.PI * part),
    clientY: middle.clientY + 150 * (1 - Math.cos(2 * Math.PI * part)),
  })
  const held = (where: MouseEventInit): PointerEventInit => ({ ...where, pointerType: 'mouse', buttons: 1 })
  await new Promise(requestAnimationFrame)
  const began = performance.now()
  frame.dispatchEvent(new PointerEvent('pointerdown', held(middle)))
  for (let n = 1; n <= drag; n++) {
    window.dispatchEvent(new PointerEvent('pointermove', held(at(n / drag))))
    await next()
  }
  window.dispatchEvent(new PointerEvent('pointerup', middle))
  for (let n = 0; n < wheel; n++) {
    const deltaY = n < (2 * wheel) / 3 ? -25 : 25
    frame.dispatchEvent(new WheelEvent('wheel', { ...middle, deltaY }))
    await next()
  }
  return { time: (performance.now() - began) / (drag + wheel), views }
}

/** Runs in the page: milliseconds until the map is redrawn at its scale. */
async function untilSharp(): Promise<number> {
  const moving = document.querySelector<HTMLElement>('[data-map] [role=group] > div') as HTMLElement
  const began = performance.now()
  while (Math.abs(new DOMMatrix(moving.style.transform).a - 1) > 1e-6)
    await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  return performance.now() - began
}

/** Runs in the page: the same scene in the same places on a canvas, in place of the map, a frame at a time. */
async function moveCanvas(
  strokes: readonly Stroke[],
  views: readonly (readonly number[])[],
): Promise<number> {
  const frame = document.querySelector<HTMLElement>('[data-map] [role=group]') as HTMLElement
  const canvas = document.createElement('canvas')
  const { left, top, width, height } = frame.getBoundingClientRect()
  canvas.width = width
  canvas.height = height
  canvas.style.cssText = `position: fixed; left: ${left}px; top: ${top}px`
  ;(frame.firstElementChild as HTMLElement).style.display = 'none'
  document.body.append(canvas)
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  await new Promise(requestAnimationFrame)
  const began = performance.now()
  for (const view of views) {
    paint(context, strokes, new DOMMatrix([...view]))
    await new Promise(requestAnimationFrame)
  }
  return (performance.now() - began) / views.length
}
