import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../../src/serve/listen.ts'
import { liveReload, withLiveReload } from '../../src/serve/liveReload.ts'

test('open pages learn how many changes there were, of each later one, and where to go', async () => {
  const reload = liveReload()
  const server = await listen((_, response) => reload.connect(response), { host: '127.0.0.1', port: 0, path: '/' })
  onTestFinished(() => server.close())
  const connected = async () => {
    const { body, headers } = await fetch(server.address)
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    return { next: async () => (await reader?.read())?.value, type: headers.get('content-type'), reader }
  }
  const first = await connected()
  expect(first.type).toBe('text/event-stream')
  expect(await first.next()).toBe('event: state\ndata: 0\n\n')
  reload.changed(['/a.png'])
  expect(await first.next()).toBe('event: change\ndata: ["/a.png"]\n\n')
  const second = await connected()
  expect(await second.next()).toBe('event: state\ndata: 1\n\n')
  expect(reload.state()).toBe(1)
  await second.reader?.cancel()
  reload.visit('/guide/')
  expect(await first.next()).toBe('event: visit\ndata: /guide/\n\n')
  reload.changed()
  expect(await first.next()).toBe('event: change\ndata: []\n\n')
  reload.close()
  expect(await first.next()).toBeUndefined()
})

test('a page has the script once, at its end', () => {
  expect(withLiveReload('<body><p>Text</p></body></html>')).toBe(
    '<body><p>Text</p><script type="module" src="/@portalgen/live.js"></script></body></html>',
  )
})
