import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { askOn } from '../../src/terminal/ask.ts'

test('lines that were typed before they are asked for are the answers, in their order', async () => {
  const [input, output] = [new PassThrough(), new PassThrough({ encoding: 'utf8' })]
  input.write('Acme\n\nfr\n')
  expect(await askOn(input, output, ['Name: ', 'Document: ', 'Language: '])).toEqual(['Acme', '', 'fr'])
  expect(output.read()).toBe('Name: Document: Language: ')
})

test('the end of the input answers the last question with what was typed, and the others with nothing', async () => {
  const input = new PassThrough()
  input.end('Acme')
  expect(await askOn(input, new PassThrough(), ['Name: ', 'Document: ', 'Language: '])).toEqual(['Acme', '', ''])
})
