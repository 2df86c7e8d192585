import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { askOn } from '../../src/terminal/ask.ts'

const questions = ['Name: ', 'Document: ', 'Language: '].map((text) => ({
  text,
  faultOf: (answer: string) => (answer === 'xx' ? '"xx" is no answer' : undefined),
}))

test('lines that were typed before they are asked for are the answers, in their order', async () => {
  const [input, output] = [new PassThrough(), new PassThrough({ encoding: 'utf8' })]
  input.write('Acme\n\nfr\n')
  expect(await askOn(input, output, questions)).toEqual(['Acme', '', 'fr'])
  expect(output.read()).toBe('Name: Document: Language: ')
})

test('the end of the input answers the last question with what was typed, and the others with nothing', async () => {
  const [input, output] = [new PassThrough(), new PassThrough({ encoding: 'utf8' })]
  input.end('Acme')
  expect(await askOn(input, output, questions)).toEqual(['Acme', '', ''])
  expect(output.read()).toBe('Name: Document: \n')
})

test('an answer that cannot be used is asked for again', async () => {
  const [input, output] = [new PassThrough(), new PassThrough({ encoding: 'utf8' })]
  input.write('xx\nxx\nAcme\n\nfr\n')
  expect(await askOn(input, output, questions)).toEqual(['Acme', '', 'fr'])
  expect(output.read()).toBe('Name: "xx" is no answer\nName: "xx" is no answer\nName: Document: Language: ')
})
