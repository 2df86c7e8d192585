import { expect, onTestFinished, test } from 'vitest'
import { startPreview } from '../../src/serve/previewServer.ts'
import { cpuSeconds } from '../cpuSeconds.ts'
import { folderWith } from '../disk/folder.ts'

const preview = async () => {
  const folder = folderWith({ '404.html': 'all', 'de/404.html': 'de', 'de/docs/index.html': 'docs' })
  const server = await startPreview({ folder, baseUrl: '/', host: '127.0.0.1', port: 0 })
  onTestFinished(() => server.close())
  return async (path: string): Promise<string> => (await fetch(server.address + path)).text()
}

test.each([
  ['de/docs/missing/', 'de'],
  ['de/missing/more/', 'de'],
  ['missing/de/', 'all'],
])('the page for unknown addresses of the nearest folder answers /%s', async (path, page) => {
  expect(await (await preview())(path)).toBe(page)
})

test.each([
  ['bytes=1-2', 206, 'oc'],
  ['bytes=3-1', 200, 'docs'],
  ['bytes=9-', 416, ''],
])('the range "%s" of a file is answered with %d', async (range, status, text) => {
  const folder = folderWith({ 'a.txt': 'docs' })
  const server = await startPreview({ folder, baseUrl: '/', host: '127.0.0.1', port: 0 })
  onTestFinished(() => server.close())
  const answer = await fetch(`${server.address}a.txt`, { headers: { range } })
  expect([answer.status, await answer.text()]).toEqual([status, text])
})

test('a path of 6,000 folders is answered at once', async () => {
  const ask = await preview()
  expect(await cpuSeconds(async () => expect(await ask('a/'.repeat(6000))).toBe('all'))).toBeLessThan(1)
})
