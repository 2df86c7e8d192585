import { existsSync, readdirSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { DamagedCache } from '../../src/disk/segments.ts'
import { sourcePath } from '../../src/model/route.ts'
import type { Answer } from '../../src/serve/answer.ts'
import { startDevServer } from '../../src/serve/devServer.ts'
import { liveReload } from '../../src/serve/liveReload.ts'
import { sendRaw } from '../cli/rawRequests.ts'
import { folderWith } from '../disk/folder.ts'

/** A server of a site that answers every path alike. */
async function serverOf(answer: Answer, root = '/') {
  const reported: unknown[] = []
  const server = await startDevServer({
    root,
    host: '127.0.0.1',
    port: 0,
    baseUrl: '/',
    current: () => ({
      answerTo: async () => answer,
      notFound: () => '',
      addressing: { baseUrl: '/', trailingSlash: true },
      isWhole: true,
    }),
    whole: Promise.resolve(),
    liveReload: liveReload(),
    liveScript: Promise.resolve(''),
    problems: () => '[]',
    onError: (error) => void reported.push(error),
    recover: async () => undefined,
    movedTo: async () => undefined,
  })
  onTestFinished(() => server.close())
  return { ask: () => fetch(server.address), port: server.port, reported }
}

test.each<[string, () => string | Promise<string>]>([
  [
    'throws',
    () => {
      throw new RangeError('no <end>')
    },
  ],
  ['rejects', () => Promise.reject(new RangeError('no <end>'))],
])(
  'a page whose rendering %s says why without a stack, loads again after an edit, and is reported',
  async (_, render) => {
    const { ask, reported } = await serverOf({ kind: 'page', render })
    for (const _attempt of [1, 2]) {
      const response = await ask()
      const text = await response.text()
      expect(response.status).toBe(500)
      expect(text).toContain('<h1>This page could not be rendered</h1><p>This is a bug in portalgen: no &lt;end></p>')
      expect(text).toContain('<script type="module" src="/@portalgen/live.js"></script></body>')
      expect(text).not.toContain(' at ')
    }
    expect(reported).toEqual([new RangeError('no <end>'), new RangeError('no <end>')])
  },
)

test('a page whose source changes again and again while it is read is answered', async () => {
  const failures = [new DamagedCache('a.md has changed'), new DamagedCache('a.md has changed')]
  const render = (): string => {
    const failure = failures.pop()
    if (failure) throw failure
    return '<p>read'
  }
  const { ask, reported } = await serverOf({ kind: 'page', render })
  expect(await (await ask()).text()).toContain('<p>read')
  expect(reported).toEqual([])
})

const OPEN_FILES = '/proc/self/fd'

test.skipIf(!existsSync(OPEN_FILES))('thousands of requests at once are answered with few files open', async () => {
  const root = folderWith({ 'content/a.txt': 'text' }, onTestFinished)
  const answer: Answer = { kind: 'file', path: 'a.txt', source: sourcePath('content/a.txt') }
  const { port } = await serverOf(answer, root)
  const before = readdirSync(OPEN_FILES).length
  let most = 0
  const timer = setInterval(() => (most = Math.max(most, readdirSync(OPEN_FILES).length)))
  const request = `GET /a.txt HTTP/1.1\r\nHost: localhost\r\n`
  const answers = await sendRaw(port, `${`${request}\r\n`.repeat(1999)}${request}Connection: close\r\n\r\n`)
  clearInterval(timer)
  expect(answers.split('HTTP/1.1 200 OK')).toHaveLength(2001)
  expect(most - before).toBeLessThan(50)
})

test.each([
  ['open.mjs', 'text/javascript; charset=utf-8'],
  ['film.mp4', 'video/mp4'],
  ['ICON.ICO', 'image/x-icon'],
  ['feed.xml', 'text/xml; charset=utf-8'],
  ['a.unknown', 'application/octet-stream'],
])('%s is served as %s', async (path, type) => {
  const { ask } = await serverOf({ kind: 'content', path, content: 'x' })
  expect((await ask()).headers.get('content-type')).toBe(type)
})
