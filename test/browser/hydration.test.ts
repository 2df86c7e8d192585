import { join } from 'node:path'
import { build } from 'esbuild'
import { expect } from 'vitest'
import { test as base } from './browserTest.ts'

const entry = join(import.meta.dirname, '../../theme/client/main.ts')

/** The script of the pages with React's development checks: as it is published, React passes over most mismatches. */
const test = base.extend('checkingScript', { scope: 'file' }, async () => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
  })
  return outputFiles[0]?.text ?? ''
})

const READERS = {
  'a new reader': {},
  'a reader who chose dark': { 'portalgen.color-mode': 'dark' },
  'a reader who dismissed the announcement': { 'portalgen.announcement': 'connect-2-0' },
  'a reader with both': { 'portalgen.color-mode': 'dark', 'portalgen.announcement': 'connect-2-0' },
}

test.for(Object.entries(READERS))(
  'the page of %s hydrates as the server wrote it',
  async ([, stored], { newReader, checkingScript }) => {
    const reader = await newReader()
    await reader.context.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
    }, stored)
    await reader.context.route('**/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: checkingScript }),
    )
    await reader.openAlive('/')
    expect(reader.noticed.filter((sentence) => !sentence.includes('React DevTools'))).toEqual([])
  },
)
