import { chmodSync, mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { browserAtHand } from '../../src/disk/diagrams/browserAtHand.ts'
import { folderWith } from './folder.ts'

/** Two folders of a path: in the first, what only looks like a browser. */
function path(): { PATH: string; chrome: string } {
  const root = folderWith({ 'a/chromium-browser': 'not a program', 'b/google-chrome': '#!/bin/sh\n' })
  mkdirSync(join(root, 'a/chromium'))
  chmodSync(join(root, 'b/google-chrome'), 0o755)
  return { PATH: ['', join(root, 'a'), join(root, 'b')].join(delimiter), chrome: join(root, 'b/google-chrome') }
}

test('diagrams are drawn by the browser that is named, where none is named by an installed one', () => {
  const { PATH, chrome } = path()
  expect(browserAtHand({ PATH, PORTALGEN_CHROMIUM: '/opt/chromium' }, 'linux')).toBe('/opt/chromium')
  expect(browserAtHand({ PATH }, 'linux')).toBe(chrome)
})

test('one without windows draws, too', () => {
  const root = folderWith({ 'chromium-headless-shell': '#!/bin/sh\n' })
  chmodSync(join(root, 'chromium-headless-shell'), 0o755)
  expect(browserAtHand({ PATH: root }, 'linux')).toBe(join(root, 'chromium-headless-shell'))
})

test('an empty name means none, also where one is installed', () => {
  const { PATH } = path()
  expect(browserAtHand({ PATH, PORTALGEN_CHROMIUM: '' }, 'linux')).toBeUndefined()
  expect(browserAtHand({ PATH: '' }, 'linux')).toBeUndefined()
})
