import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../content/docs')
const glossary = readFileSync(join(folder, 'overview/glossary.md'), 'utf8')

/** The terms in the order of the page, by their files and names. */
const listed = [
  ...glossary.matchAll(/^\| (<span id="letter-(\w)"><\/span>)?\[([^\]]+)\]\(\.\.\/terms\/(\w+)\.md\)/gm),
].map(([, , letter, name = '', file = '']) => ({ letter, name, file }))

test('the glossary lists every term but the one that is only reachable, in the order of their names', () => {
  const files = readdirSync(join(folder, 'terms')).map((name) => name.replace('.md', ''))
  expect(listed.map(({ file }) => file).toSorted()).toEqual(files.filter((file) => file !== 'term_name').toSorted())
  const names = listed.map(({ name }) => name.toLowerCase())
  expect(names).toEqual(names.toSorted())
})

test('each letter to jump by leads to the first term that begins with it', () => {
  const linked = [...glossary.matchAll(/\[(\w)\]\(#letter-(\w)\)/g)].map(([, label, letter]) => [label, letter])
  const initials = [...new Set(listed.map(({ name }) => name.charAt(0)))]
  expect(linked).toEqual(initials.map((initial) => [initial, initial.toLowerCase()]))
  const first = initials.map((initial) => listed.find(({ name }) => name.startsWith(initial))?.letter)
  expect(first).toEqual(initials.map((initial) => initial.toLowerCase()))
})
