import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { bundleClient } from '../../src/bundle/bundleClient.ts'

const theme = join(import.meta.dirname, '../../theme')
let bundle = { script: '', styles: '' }

beforeAll(async () => {
  bundle = await bundleClient({ script: join(theme, 'client/main.ts'), styles: join(theme, 'styles/main.css') })
})

test('the script of a page is at most 75 KB over the wire, the style sheet at most 15 KB', () => {
  expect(gzipSync(bundle.script).length).toBeLessThanOrEqual(75 * 1024)
  expect(gzipSync(bundle.styles).length).toBeLessThanOrEqual(15 * 1024)
})

test('the style sheet asks no host for anything: its pictures are inside it', () => {
  const addresses = [...bundle.styles.matchAll(/url\(["']?([^"')]{0,20})/g)].map(([, address]) => address)
  expect(addresses.filter((address) => !address?.startsWith('data:image/svg+xml'))).toEqual([])
})

test('what the renderer of the server needs is not sent to the browser', () => {
  expect(bundle.script).not.toContain('renderToString')
})
