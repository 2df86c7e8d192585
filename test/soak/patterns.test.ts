import { describe, expect, test } from 'vitest'
import { composed, literals, type WrittenPattern } from './patterns/patternsOf.ts'
import { slowAttack } from './patterns/slowAttack.ts'

/** What bounds the texts of patterns that would take long with longer ones. */
const BOUNDED = new Map([
  ['src/markdown/code/quick/python/pythonWords.ts', 'pieces of code of up to 4,000 characters'],
  ['src/markdown/code/quick/script/scriptWords.ts', 'pieces of code of up to 4,000 characters'],
  ['src/model/firstSentence.ts', 'the first 1,000 characters of a paragraph'],
  ['src/model/safePattern.ts', 'patterns of up to 1,000 characters'],
  ['src/render/languages/withLanguages.ts', 'documents that were rendered, in which every tag has its end'],
])

const faultsOf = (patterns: WrittenPattern[]): string[] =>
  patterns.flatMap(({ file, pattern }) => {
    const attack = BOUNDED.has(file) ? undefined : slowAttack(pattern)
    return attack ? [`${file}: ${pattern} with ${JSON.stringify(attack)}`] : []
  })

test('an attack is found on patterns that try again and again, and none on others', () => {
  const slow = [/\s*\n\s*\*/, /<[^>]*>/g, /\/+$/, /^(?:a+)+$/, /^# (.+?)[ \t]*#*[ \t]*$/, /(?:"[^"]*|')*;/]
  expect(slow.filter((pattern) => !slowAttack(pattern))).toEqual([])
  const fast = [/(?<!\s)\s*\n[ \t]*\*/, /<[^<>]*>/g, /(?<!\/)\/+$/, /^a+$/, /^# (\S[^\n]*)$/]
  expect(fast.filter((pattern) => slowAttack(pattern))).toEqual([])
})

describe('no text keeps a regular expression busy', () => {
  const written = literals()
  const folderOf = ({ file }: WrittenPattern): string => file.split('/').slice(0, 2).join('/')
  test.each([...new Set(written.map(folderOf))])('of %s', (folder) =>
    expect(faultsOf(written.filter((each) => folderOf(each) === folder))).toEqual([]),
  )
  test('that is composed', async () => expect(faultsOf(await composed())).toEqual([]))
})
