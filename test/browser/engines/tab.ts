import { expect } from 'vitest'
import type { Engine } from './engine.ts'

type Value = string | number | boolean | null

/** What a reader does in the window of an engine. Functions run in the page, so that they can use nothing from outside. */
export type Tab = {
  open(address: string): Promise<void>
  /** Opens a page and waits until its script has made it alive. */
  openAlive(address: string): Promise<void>
  read<Args extends Value[], Result>(get: (...args: Args) => Result | Promise<Result>, ...args: Args): Promise<Result>
  /** Waits for a condition in the page, which is tried again while a page is on its way. */
  until<Args extends Value[]>(holds: (...args: Args) => boolean, ...args: Args): Promise<void>
  /** Scrolls to the first element that is shown, and clicks in its centre. */
  click(selector: string): Promise<void>
  type(text: string): Promise<void>
  /** Presses keys one after the other, and lets go of them in reverse. */
  press(...keys: string[]): Promise<void>
}

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<string, string> = { Control: '\uE009', Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }

export function tabOf(engine: Engine): Tab {
  const read: Tab['read'] = async (get, ...args) =>
    JSON.parse(
      await engine.evaluate(`(async () => JSON.stringify((await (${get})(...${JSON.stringify(args)})) ?? null))()`),
    )

  const until: Tab['until'] = (holds, ...args) =>
    expect.poll(() => read(holds, ...args).catch(() => false), { message: `${holds}(${args})` }).toBe(true)

  const press: Tab['press'] = async (...keys) => {
    const values = keys.map((key) => KEYS[key] ?? key)
    const down = values.map((value) => ({ type: 'keyDown' as const, value }))
    const up = values.toReversed().map((value) => ({ type: 'keyUp' as const, value }))
    await engine.perform([{ type: 'key', id: 'keyboard', actions: [...down, ...up] }])
  }

  return {
    read,
    until,
    press,
    open: engine.navigate,
    async openAlive(address) {
      await engine.navigate(address)
      await until(() => document.querySelector('.color-mode:enabled') !== null)
    },
    async click(selector) {
      await until(isShown, selector)
      const [x, y] = await read(centreOf, selector)
      const actions = [
        { type: 'pointerMove' as const, x, y },
        { type: 'pointerDown' as const, button: 0 as const },
        { type: 'pointerUp' as const, button: 0 as const },
      ]
      await engine.perform([{ type: 'pointer', id: 'mouse', actions }])
    },
    async type(text) {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown' as const, value },
        { type: 'keyUp' as const, value },
      ])
      await engine.perform([{ type: 'key', id: 'keyboard', actions }])
    },
  }
}

const isShown = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())

/** @throws if something else lies there: a reader could not click it either */
function centreOf(selector: string): [x: number, y: number] {
  const element = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  const [left, top] = [Math.round(x + width / 2), Math.round(y + height / 2)]
  const hit = document.elementFromPoint(left, top)
  if (!element?.contains(hit)) throw new Error(`${selector} is covered by ${hit?.outerHTML.slice(0, 200)}`)
  return [left, top]
}
