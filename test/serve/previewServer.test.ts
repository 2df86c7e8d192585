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
  ['bytes=2-', 206, 'cs'],
  ['bytes=2-99', 206, 'cs'],
  ['bytes=2-99999999999999999999999', 206, 'cs'],
  ['bytes=99999999999999999999999-', 416, ''],
  ['bytes=0-0', 200, 'docs'],
  ['bytes=-1', 200, 'docs'],
  ['bytes=0-1,2-3', 200, 'docs'],
  ['lines=1-2', 200, 'docs'],
])('the range "%s" of a file is answered with %d', async (range, status, text) => {
  const folder = folderWith({ 'a.txt': 'docs' })
  const server = await startPreview({ folder, baseUrl: '/', host: '127.0.0.1', port: 0 })
  onTestFinished(() => server.close())
  const answer = await fetch(`${server.address}a.txt`, { headers: { range } })
  expect([answer.status, await answer.text()]).toEqual([status, text])
})

test('a page goes before the folder of its name', async () => {
  const folder = folderWith({ 'a.html': 'page', 'a/index.html': 'moved', 'b/index.html': 'folder' })
  const server = await startPreview({ folder, baseUrl: '/', host: '127.0.0.1', port: 0 })
  onTestFinished(() => server.close())
  const answers = ['a', 'a/index.html', 'b'].map(async (path) => (await fetch(server.address + path)).text())
  expect(await Promise.all(answers)).toEqual(['page', 'moved', 'folder'])
})

test('a path of 6,000 folders is answered at once', async () => {
  const ask = await preview()
  expect(await cpuSeconds(async () => expect(await ask('a/'.repeat(6000))).toBe('all'))).toBeLessThan(1)
})

test('a line of the list of redirects may lead to letters of any language', async () => {
  const lines = '/a /\u65e5\u672c/#\u00fc 301\n/b https://\u65e5\u672c.example/\u00fc?a=1\n'
  const folder = folderWith({ 'index.html': 'home', _redirects: lines })
  const server = await startPreview({ folder, baseUrl: '/', host: '127.0.0.1', port: 0 })
  onTestFinished(() => server.close())
  const moved = async (path: string) =>
    (await fetch(server.address + path, { redirect: 'manual' })).headers.get('location')
  expect(await moved('a')).toBe('/%E6%97%A5%E6%9C%AC/#%C3%BC')
  expect(await moved('b')).toBe('https://xn--wgv71a.example/%C3%BC?a=1')
})

test.each([
  ['c%23.txt', 200, 'sharp'],
  ['c%3F.txt', 200, 'question'],
  ['c.txt%3F', 404, ''],
  ['c%2541.txt', 200, 'percent'],
  ['f%23', 308, '/f%23/'],
])('a name with a character of addresses is found as /%s', async (path, status, text) => {
  const names = { 'c#.txt': 'sharp', 'c?.txt': 'question', c: 'c', 'c.txt': 'c', 'c%41.txt': 'percent' }
  const folder = folderWith({ ...names, '404.html': '', 'f#/index.html': '' })
  const server = await startPreview({ folder, baseUrl: '/', host: '127.0.0.1', port: 0 })
  onTestFinished(() => server.close())
  const answer = await fetch(server.address + path, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location') ?? (await answer.text())]).toEqual([status, text])
})
