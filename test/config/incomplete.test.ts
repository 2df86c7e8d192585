import { expect, test } from 'vitest'
import { readConfig } from '../../src/config/readConfig.ts'
import { sourcePath } from '../../src/model/route.ts'

const read = (text: string) => readConfig({ path: sourcePath('content/site.yaml'), text })

const messages = (text: string): string[] =>
  read(text).problems.map(({ line, column, message }) => `${line}:${column} ${message}`)

const MINIMAL = 'title: Portal\nurl: https://developer.example.com\n'

test('a list is no configuration', () => {
  expect(read('- title: Portal\n').value).toBeUndefined()
  expect(messages('- title: Portal\n')).toEqual([
    expect.stringMatching(/^1:1 expected a mapping with title, .*, found a list$/),
  ])
})

test('of versions, those that lack an id or an address are reported and left out', () => {
  const text = `${MINIMAL}versions:\n  - { id: a }\n  - { to: /b/ }\n  - { id: c, to: /c/, banner: unreleased }\n  - { id: d, to: /d/, label: The old one, banner: unmaintained }\n`
  expect(messages(text)).toEqual(['4:5 "to" is missing', '5:5 "id" is missing'])
  expect(read(text).value?.versions).toMatchObject([
    { id: 'c', label: 'c', banner: 'unreleased' },
    { id: 'd', label: 'The old one', banner: 'unmaintained' },
  ])
})

test('a colour is the same in capital letters, and one that is hard to read is a fault of the configuration', () => {
  const theme = (color: string): string => `${MINIMAL}theme: { colors: { primary: "${color}" } }\n`
  expect(read(theme('#00795A')).value?.theme?.colors.light.primary).toBe('#00795a')
  expect(read(theme('#FD4')).problems).toMatchObject([{ rule: 'invalid-config', severity: 'error' }])
})

test('a value that is a comment for want of quotes is a warning at its key', () => {
  const text = `${MINIMAL}tagline: # none yet\ntheme:\n  colors:\n    primary: #f5a623\n    link: { light: "#007956" } #dark\n`
  expect(messages(text)).toEqual([
    '6:5 there is no value before "#f5a623", which is a comment, since "#" after a space begins one',
  ])
  expect(read(text).problems).toMatchObject([{ severity: 'warning', fix: 'put it in quotes: "#f5a623"' }])
})

test('a text in the place of a list or of a mapping with one necessary key is written as one in the fix', () => {
  const { problems } = read(`${MINIMAL}logo: /img/logo.svg\ntheme: { css: /brand.css }\nanalytics: { google: G-1 }\n`)
  expect(problems.map(({ fix }) => fix)).toEqual([
    'write "{ light: /img/logo.svg }"',
    'write "[/brand.css]"',
    'write "{ id: G-1 }"',
  ])
})
