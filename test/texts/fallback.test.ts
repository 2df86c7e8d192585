import { expect, test } from 'vitest'
import { readTexts } from '../../src/config/texts/readTexts.ts'
import { parsePage } from '../../src/markdown/parsePage.ts'
import { sourcePath } from '../../src/model/route.ts'
import { options } from '../markdown/parse.ts'

test.each(['fast', 'reference'] as const)('the %s pipeline marks titles of callouts and of footnotes', (pipeline) => {
  const text = '> [!NOTE]\n> A\n\n:::tip\nB\n:::\n\n:::details\nC[^1]\n:::\n\n[^1]: D\n'
  const ownTexts = new Map([['el', { callouts: { tip: 'Συμβουλή' } }]])
  const { value: own } = readTexts('el', ownTexts, { file: 'site.yaml', line: 1, column: 1 })
  const { value } = parsePage({ path: sourcePath('content/a.md'), text }, 'key', { ...options, texts: own, pipeline })
  const { body, markdown } = value.text
  for (const title of ['Note', 'Details']) expect(body).toContain(`<span lang="en" dir="ltr">${title}</span>`)
  expect(body).toContain('\0Συμβουλή')
  expect(body).toMatch(/<h2 class="sr-only" lang="en" dir="ltr"[^>]*>Footnotes<\/h2>/)
  expect(body + markdown).not.toMatch(/[\uFDD0\uFDD1]/)
})
