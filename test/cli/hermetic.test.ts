import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fullSite, siteIn } from '../hermetic/fullSite.ts'
import { PERMISSION, permitted } from '../hermetic/permitted.ts'
import { canTrace, strayIn, trace } from '../hermetic/trace.ts'

// `npm run soak -- hermetic` tries all commands, and a theme of the site's own.

test.skipIf(PERMISSION === undefined)('a build needs to read its repository, and to write its output and cache', () => {
  const repository = fullSite(onTestFinished)
  const { code, err } = permitted(repository, ['build', '--quiet'])
  expect({ code, errors: /error|stack/i.exec(err) }).toEqual({ code: 0, errors: null })
  expect(existsSync(join(siteIn(repository), 'dist/index.html'))).toBe(true)
})

test.skipIf(PERMISSION === undefined)('a folder that it may not write to is one line', () => {
  const { code, err } = permitted(fullSite(onTestFinished), ['build', '--quiet', '--out', 'other'])
  expect(code).toBe(1)
  expect(err).toMatch(/: Node was started without the permission\n$/)
  expect(err).not.toContain('    at ')
})

test.skipIf(!canTrace())('a build starts git only, asks no network, and touches nothing else', () => {
  const repository = fullSite(onTestFinished)
  const traced = trace(repository, ['build', '--quiet'])
  expect(strayIn(traced, repository)).toEqual([])
  expect(traced.reads.some((path) => path.endsWith('snippets/a.js'))).toBe(true)
})
