import { setTimeout as sleep } from 'node:timers/promises'
import type { Engine } from './engine.ts'

/** Opens a session of WebDriver (https://www.w3.org/TR/webdriver2/) as soon as its driver listens. */
export async function connectWebDriver(address: string): Promise<Engine> {
  while (!(await fetch(`${address}/status`).catch(() => undefined))?.ok) await sleep(20)
  const { sessionId } = (await call('POST', `${address}/session`, { capabilities: {} })) as { sessionId: string }
  const session = `${address}/session/${sessionId}`
  return {
    noticed: [],
    async navigate(url) {
      await call('POST', `${session}/url`, { url })
    },
    async evaluate(expression) {
      return String(await call('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }))
    },
    async perform(actions) {
      await call('POST', `${session}/actions`, { actions })
    },
    async resize(width, height) {
      await call('POST', `${session}/window/rect`, { width, height })
    },
    async picture() {
      return String(await call('GET', `${session}/screenshot`))
    },
    async close() {
      await call('DELETE', session)
    },
  }
}

async function call(method: string, url: string, body?: unknown): Promise<unknown> {
  const response = await fetch(url, { method, body: body === undefined ? null : JSON.stringify(body) })
  const { value } = (await response.json()) as { value: unknown }
  if (response.ok) return value
  throw new Error(`${method} ${url}: ${JSON.stringify(value)}`)
}
