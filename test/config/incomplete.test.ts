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
