import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadHighlighter } from '../../src/markdown/code/loadHighlighter.ts'
import { readCode } from '../../src/markdown/code/readCode.ts'
import { textOfLine } from '../../src/model/code.ts'
import { html } from '../../src/model/html.ts'
import { sourcePath } from '../../src/model/route.ts'
import { defaultParts } from '../../theme/defaultParts.ts'
import { PARTS } from '../theme/views.ts'
import { bodyOf, drawn } from './parse.ts'

const highlighter = await loadHighlighter(['json', 'bash'])
const PLACE = { file: sourcePath('openapi/api.yaml'), line: 7, column: 3 }
const read = (code: string, language: string) => readCode(code, language, PLACE, highlighter)

test('code of an API looks as a fence with it does', () => {
  const text = '{\n  "a<b": "&",\n\n  "c": [1]\n}'
  const { value: code, problems } = read(text, 'JSON')
  const markup = renderToStaticMarkup(defaultParts.Code({ code, parts: PARTS }))
  expect(drawn(html(markup))).toBe(`<div class="api-code">${bodyOf(`\`\`\`json\n${text}\n\`\`\``)}</div>`)
  expect(problems).toEqual([])
})

test('fences, variables and line ends in code are text', () => {
  const { value } = read('```\r\n{{brand}}\0', '')
  expect(value.lines.map(textOfLine)).toEqual(['```', '{{brand}}\uFFFD'])
})

test('a language without a grammar is reported where the code comes from', () => {
  const { value, problems } = read('x', 'jsn (short)')
  expect(value.language).toBe('text')
  expect(problems).toEqual([
    {
      severity: 'warning',
      rule: 'unknown-language',
      ...PLACE,
      message: 'there is no highlighting for the language "jsn"',
      fix: 'did you mean "js"?',
    },
  ])
})
