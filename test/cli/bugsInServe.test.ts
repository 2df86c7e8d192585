import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { type AtEnd, folderWith } from '../disk/folder.ts'
import { failHere, withFaults } from './faults.ts'
import { eventually, portOf, SITE, serveHere, shared, start } from './portalgen.ts'

/** A server that can be broken by what its guide says. */
async function breakable(
  guide: string,
  serve: (folder: string) => Promise<{ text: () => string; port: number }>,
  atEnd?: AtEnd,
) {
  const folder = folderWith({ ...SITE, 'content/guide.md': guide }, atEnd)
  const { text, port } = await serve(folder)
  return {
    text,
    write: (markdown: string): void => writeFileSync(join(folder, 'content', 'guide.md'), markdown),
    ask: async (path: string): Promise<string> => (await fetch(`http://localhost:${port}${path}`)).text(),
  }
}

async function until(ask: () => Promise<string>, wanted: string): Promise<void> {
  let last = ''
  for (const end = Date.now() + 120_000; Date.now() < end; ) {
    last = await ask()
    if (last.includes(wanted)) return
    await new Promise((wait) => setTimeout(wait, 20))
  }
  throw new Error(`waited in vain for "${wanted}"; the last answer was ${last}`)
}

/** In a process of its own, where errors that nobody catches are its own. */
const server = shared((atEnd) =>
  breakable(
    '# Guide\n\nFine.\n',
    async (folder) => {
      const { text } = start(folder, ['serve', '--port', '0'], withFaults(atEnd), atEnd)
      return { text, port: await portOf(text) }
    },
    atEnd,
  ),
)

test.each([
  ['FAIL', 'Maximum call stack size exceeded'],
  ['REJECT', 'nobody waits for this'],
  ['THROW', 'nobody catches this'],
])('a bug in a rebuild (%s) is reported, and serve goes on', async (fault, message) => {
  const { text, write, ask } = server()
  const before = text().length
  const said = (): string => text().slice(before)
  write(`# Guide\n\n${fault}\n`)
  await eventually(() => said().includes(`portalgen: this is a bug in portalgen: ${message}\n`), 'the report')
  await eventually(() => said().includes('  set PORTALGEN_DEBUG=1 to see the stack trace'), 'the rest of it')
  expect(said()).not.toMatch(/^ +at /m)
  expect(await ask('/')).toContain('<h1 id="home">Home</h1>')
  if (fault === 'FAIL') {
    expect(await ask('/guide/')).toContain('Fine')
    expect(JSON.parse(await ask('/@portalgen/problems'))).toEqual([
      {
        severity: 'error',
        rule: 'internal-error',
        message: `this is a bug in portalgen: ${message}`,
        fix: 'the last good site is still served; undo the last edit, or save again to retry',
        excerpt: [],
      },
    ])
  }
  write('# Guide\n\nFine again.\n')
  await until(() => ask('/guide/'), 'Fine again.')
  await until(() => ask('/@portalgen/problems'), '[]')
})

test('a bug in the first reading is reported, with its stack for those who debug, and the next save tries again', async () => {
  await failHere()
  vi.stubEnv('PORTALGEN_DEBUG', '1')
  const { text, write, ask } = await breakable('# Guide\n\nFAIL\n', (folder) => serveHere(folder, 'serve'))
  expect(text()).toContain('portalgen: this is a bug in portalgen: Maximum call stack size exceeded\n')
  expect(await ask('/guide/')).toContain('The site could not be read.')
  expect(await ask('/@portalgen/problems')).toContain('this is a bug in portalgen')
  write('# Guide\n\nFine.\n')
  await until(() => ask('/guide/'), 'Fine.')
  await until(() => ask('/@portalgen/problems'), '[]')
  const before = text().length
  write('# Guide\n\nFAIL\n')
  await eventually(() => /^ +at /m.test(text().slice(before)), 'the stack')
})
