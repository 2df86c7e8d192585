import { WebSocket } from 'undici'
import type { Engine } from './engine.ts'

type LogEntry = { level: 'debug' | 'info' | 'warn' | 'error'; text: string | null }

type Message = { type: 'event'; params: LogEntry } | Answer

type Answer =
  | { id: number; type: 'success'; result: Record<string, unknown> }
  | { id: number; type: 'error'; message: string }

/** Opens a session of WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/) with one window. */
export async function connectBidi(address: string): Promise<Omit<Engine, 'close'>> {
  const noticed: string[] = []
  const send = await openSocket(
    address,
    ({ level, text }) => ['warn', 'error'].includes(level) && noticed.push(`${level}: ${text}`),
  )
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { context } = await send('browsingContext.create', { type: 'tab' })
  return {
    noticed,
    async navigate(url) {
      const open = () => send('browsingContext.navigate', { context, url, wait: 'complete' })
      for (let attempt = 1; ; attempt += 1)
        try {
          return void (await open())
        } catch (error) {
          if (attempt === ATTEMPTS || !isAborted(error)) throw error
        }
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = (await send('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      })) as { result?: { value: string }; exceptionDetails?: { text: string } }
      if (!result) throw new Error(exceptionDetails?.text)
      return result.value
    },
    async perform(actions) {
      await send('input.performActions', { context, actions })
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    async picture() {
      const { data } = await send('browsingContext.captureScreenshot', { context })
      return String(data)
    },
  }
}

/** A page that has lost its files reloads itself once for each of them: so often a navigation may be in another's way. */
const ATTEMPTS = 5

/**
 * Firefox ends a navigation so if the page that it leads to reloads itself, or if the navigation before it is not quite
 * over, although that was awaited.
 */
const isAborted = (error: unknown): boolean =>
  error instanceof Error && /NS_(BINDING_ABORTED|ERROR_ABORT)$/.test(error.message)

type Send = (method: string, params: Record<string, unknown>) => Promise<Record<string, unknown>>

async function openSocket(address: string, onLog: (entry: LogEntry) => void): Promise<Send> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data))
    if (message.type === 'event') onLog(message.params)
    else waiting.get(message.id)?.(message)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  let last = 0
  return async (method, params) => {
    last += 1
    const id = last
    socket.send(JSON.stringify({ id, method, params }))
    const answer = await new Promise<Answer>((resolve) => waiting.set(id, resolve))
    waiting.delete(id)
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`)
    return answer.result
  }
}
