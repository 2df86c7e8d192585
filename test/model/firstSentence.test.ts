import { expect, test } from 'vitest'
import { firstSentence } from '../../src/model/firstSentence.ts'

test.each([
  ['One. Two.', 'One.'],
  ['One has no end', 'One has no end'],
  ['\n\nFirst paragraph\n \nSecond.', 'First paragraph'],
  ['With `code`, **weight** and [a link](https://a.example/x.html)! More.', 'With code, weight and a link!'],
  ['Version 2.0 of\nit. More.', 'Version 2.0 of it.'],
  ['', ''],
])('the first sentence of %j is %j', (markdown, sentence) => {
  expect(firstSentence(markdown)).toBe(sentence)
})
