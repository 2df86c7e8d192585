import { describe, expect, onTestFinished, test } from 'vitest'
import { fullSite } from '../hermetic/fullSite.ts'
import { PERMISSION, permitted } from '../hermetic/permitted.ts'
import { canTrace, OUTPUT, strayIn, trace } from '../hermetic/trace.ts'

const COMMANDS = [
  'build --no-cache',
  'build',
  'check',
  'check --changed HEAD',
  'check-links',
  'coverage',
  'check-links --strict',
  'coverage --format json',
  'fix --dry-run',
  'clean',
  'theme list',
  'translations',
]

/** Commands that write what they are asked for, and the place. */
const WRITING: [command: string, place: RegExp][] = [
  ['fix', /^content\//],
  ['ledger update', /^content\/_addresses\.txt/],
  ['new page docs/fresh', /^content(?:\/|$)/],
  ['version v1', /^(?:content|openapi)(?:\/|$)/],
  ['init fresh', /^fresh(?:\/|$)/],
  ['import mkdocs ..', /^(?:content|openapi|\.portalgen)(?:\/|$)/],
  ['theme eject Footer', /^theme(?:\/|$)/],
]

/** Commands that go on until they are ended. */
const SERVING = ['serve --port 0', 'preview --port 0']

test.skipIf(!canTrace()).each(WRITING)('"portalgen %s" touches nothing but the site and %s', (command, place) => {
  const repository = fullSite(onTestFinished)
  const traced = trace(repository, command.split(' '))
  expect(strayIn(traced, repository, [...OUTPUT, place])).toEqual([])
  console.log(command, JSON.stringify({ code: traced.code, writes: traced.writes.length }))
})

test.skipIf(!canTrace()).each(SERVING)('"portalgen %s" asks nobody, and touches its site only', (command) => {
  const repository = fullSite(onTestFinished)
  if (command.startsWith('preview')) trace(repository, ['build', '--quiet'])
  const traced = trace(repository, command.split(' '))
  expect(strayIn(traced, repository)).toEqual([])
  console.log(command, JSON.stringify({ code: traced.code, reads: traced.reads.length }))
})

describe.each(['own', 'default'])('with the %s theme', (theme) => {
  const site = () => fullSite(onTestFinished, { hasTheme: theme === 'own' })

  test.skipIf(!canTrace()).each(COMMANDS)(
    '"portalgen %s" starts git and esbuild only, and touches its site only',
    (command) => {
      const repository = site()
      for (const _ of ['cold', 'warm']) {
        const traced = trace(repository, command.split(' '))
        expect({ code: traced.code, stray: strayIn(traced, repository) }).toEqual({ code: 0, stray: [] })
        console.log(
          command,
          JSON.stringify({ code: traced.code, reads: traced.reads.length, writes: traced.writes.length }),
        )
      }
    },
  )

  test.skipIf(PERMISSION === undefined).each(COMMANDS)('"portalgen %s" needs no other permissions', (command) => {
    const repository = site()
    expect(permitted(repository, command.split(' '))).toMatchObject({ code: 0 })
  })
})
