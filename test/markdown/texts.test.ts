import { expect, test } from 'vitest'
import { de } from '../../src/model/texts/de.ts'
import { bodyOf } from './parse.ts'

const TEXT = '## Start\n\n> [!NOTE]\n> Ja[^1].\n\n:::details\nText\n:::\n\n- [x] eins\n- [ ] zwei\n\n[^1]: Nein.'

const WORDS = ['Link zu Start', 'Hinweis', 'Details', 'Erledigt', 'Offen', 'Fußnoten', 'Zurück zum Verweis 1']

test.each(['fast', 'reference'] as const)('what the theme says in a text is in its language (%s)', (pipeline) => {
  const body = bodyOf(TEXT, { texts: de, pipeline })
  expect(WORDS.filter((word) => !body.includes(word))).toEqual([])
  expect(body).not.toMatch(/Link to|Note<|Done|To do|Footnotes|Back to/)
})
