import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../../src/serve/listen.ts'
import { liveReload, withLiveReload } from '../../src/serve/liveReload.ts'

test('open pages learn how many changes there were, of each later one, and where to go', async () => {
  const reload = liveReload()
  const server = await listen((_, response) => void reload.connect(response), { host: '127.0.0.1', port: 0, path: '/' })
  onTestFinished(() => server.close())
  const connected = async () => {
    const { body, headers } = await fetch(server.address)
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    return { next: async () => (await reader?.read())?.value, type: headers.get('content-type'), reader }
  }
  const first = await connected()
  expect(first.type).toBe('text/event-stream')
  expect(await first.next()).toBe('id: 0\nevent: state\ndata: 0\n\n')
  reload.changed(['/a.png'])
  expect(await first.next()).toBe('id: 1\nevent: change\ndata: ["/a.png"]\n\n')
  const second = await connected()
  expect(await second.next()).toBe('id: 1\nevent: state\ndata: 1\n\n')
  expect(reload.state()).toBe(1)
  await second.reader?.cancel()
  reload.visit('/guide/')
  expect(await first.next()).toBe('id: 1\nevent: visit\ndata: /guide/\n\n')
  reload.changed()
  expect(await first.next()).toBe('id: 2\nevent: change\ndata: []\n\n')
  reload.close()
  expect(await first.next()).toBeUndefined()
})

/** A server of nothing but events, and how many connections it has ended. */
async function eventServer() {
  const reload = liveReload()
  let ended = 0
  const handler = (_: unknown, response: ServerResponse): void => {
    reload.connect(response)
    response.on('close', () => {
      ended += 1
    })
  }
  const server = await listen(handler, { host: '127.0.0.1', port: 0, path: '/' })
  onTestFinished(() => server.close())
  return { reload, port: server.port, ended: () => ended }
}

/** Connects to a server as a page does. */
function listening(port: number, method = 'GET') {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket
    .on('error', () => undefined)
    .write(`${method} / HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`)
  const text = new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(String(chunk))))
  const closed = new Promise<true>((resolve) => socket.on('close', () => resolve(true)))
  return { socket, text, closed }
}

test('a request for the headers of the events is answered and ends', async () => {
  const { port } = await eventServer()
  const { text, closed } = listening(port, 'HEAD')
  expect(await text).toContain('Content-Type: text/event-stream'.toLowerCase())
  expect(await closed).toBe(true)
})

test('a page that reads nothing is disconnected before much waits for it, and others are not', async () => {
  const { reload, port, ended } = await eventServer()
  const [reader, sleeper] = [listening(port), listening(port)]
  await Promise.all([reader.text, sleeper.text])
  reader.socket.on('data', () => undefined)
  sleeper.socket.pause()
  const change = '/a.png'.repeat(20_000)
  // More than a system keeps for a connection.
  for (let sent = 0; sent < 500 && ended() === 0; sent += 1) {
    reload.changed([change])
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(ended()).toBe(1)
  sleeper.socket.resume()
  expect(await sleeper.closed).toBe(true)
  expect(reader.socket.destroyed).toBe(false)
})

test('of more pages than anybody has open, the oldest are disconnected', async () => {
  const { port } = await eventServer()
  const first = listening(port)
  await first.text
  const others = Array.from({ length: 256 }, () => listening(port))
  await Promise.all(others.map(({ text }) => text))
  expect(await first.closed).toBe(true)
  expect(others.every(({ socket }) => !socket.destroyed)).toBe(true)
})

test.each(['<p>Text</p>', "<script>write('</body>')</script>"])(
  'a page has the script once, at its end, and its own scripts stay as they are: %s',
  (content) => {
    expect(withLiveReload(`<body>${content}</body></html>`)).toBe(
      `<body>${content}<script type="module" src="/@portalgen/live.js"></script></body></html>`,
    )
  },
)
