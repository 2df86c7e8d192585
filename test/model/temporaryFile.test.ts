import { expect, test } from 'vitest'
import { isPublished } from '../../src/model/route.ts'
import { isBrief, isUnseen } from '../../src/model/temporaryFile.ts'

test.each(['a.md~', '#a.md#', 'docs/a.md___jb_tmp___', 'a.md___jb_old___', '~$a.docx', 'a.swp', 'a.md.kate-swp'])(
  '%s is not published, and nobody waits for it',
  (path) => {
    expect(isPublished(path)).toBe(false)
    expect(isUnseen(`content/${path}`)).toBe(true)
  },
)

test.each(['.a.md.swp', '.#a.md', 'docs/.git/index', '.hidden/a.md'])('%s is hidden', (path) => {
  expect(isUnseen(`content/${path}`)).toBe(true)
})

test.each(['a.md', 'a~b.md', 'a#.md', 'film.swf', '~a.md', '.well-known/x', '.nojekyll', '4913', 'sedation'])(
  '%s is published',
  (path) => {
    expect(isPublished(path)).toBe(true)
    expect(isUnseen(`content/${path}`)).toBe(false)
  },
)

test('a file outside the site is seen, and one in a hidden folder there is not', () => {
  expect(isUnseen('../src/a.ts')).toBe(false)
  expect(isUnseen('../src/.cache/a.ts')).toBe(true)
})

test('a file with a name that vim or sed uses for a moment may be there for long', () => {
  expect(['4913', 'docs/sedAb12Cd', 'sediment', 'sed.md', '4914'].map(isBrief)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
