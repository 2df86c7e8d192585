import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { bundleClient, type ClientBundle } from '../../src/bundle/bundleClient.ts'

const theme = join(import.meta.dirname, '../../theme')
let bundle: ClientBundle = { script: '', preloads: [], scripts: [], styles: '', parts: [], inline: [] }

beforeAll(async () => {
  bundle = await bundleClient({ script: join(theme, 'client/main.ts'), styles: join(theme, 'styles/main.css') })
})

const sizeOf = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length

test('the module that a page waits for is at most 10 KB over the wire, the style sheet at most 16 KB', () => {
  const entry = bundle.scripts.find(({ path }) => path === bundle.script)
  expect(sizeOf(entry?.content ?? '')).toBeLessThanOrEqual(10 * 1024)
  expect(sizeOf(bundle.styles)).toBeLessThanOrEqual(16 * 1024)
})

test('the style sheet asks no host for anything: its pictures are inside it', () => {
  const addresses = [...bundle.styles.matchAll(/url\(["']?([^"')]{0,20})/g)].map(([, address]) => address)
  expect(addresses.filter((address) => !address?.startsWith('data:image/svg+xml'))).toEqual([])
})

test('what the renderer of the server needs is not sent to the browser', () => {
  const texts = bundle.scripts.map(({ content }) => String(content))
  expect(texts.filter((text) => text.includes('renderToString'))).toEqual([])
})

test('the request builder is at most 12.5 KB over the wire, beyond what every page loads', () => {
  const builder = bundle.scripts.find(({ path }) => path.startsWith('assets/requestBuilder-'))
  const content = String(builder?.content)
  expect(content).toContain('curl')
  expect(sizeOf(content)).toBeLessThanOrEqual(12.5 * 1024)
  // What it imports is loaded by every page already.
  const imported = [...content.matchAll(/from"\.\/([^"]+)"/g)].map(([, name]) => `assets/${name}`)
  expect(imported.filter((path) => !bundle.preloads.includes(path))).toEqual([])
})
