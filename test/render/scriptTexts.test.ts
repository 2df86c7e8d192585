import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { de } from '../../src/model/texts/de.ts'
import { en } from '../../src/model/texts/en.ts'
import { saysTheSame } from '../../src/model/texts/merge.ts'
import { config, site } from '../site.ts'

/** What a page has of the texts of scripts when they have run. */
function textsOf(code: string): unknown {
  const added: { id: string; type: string; textContent: string }[] = []
  const document = {
    createElement: () => ({}),
    body: { appendChild: (element: (typeof added)[0]) => added.push(element) },
  }
  runInNewContext(code, { document })
  expect(added).toMatchObject([{ id: '__texts', type: 'application/json' }])
  return JSON.parse(added[0]?.textContent ?? '')
}

test('a site in English has no texts for scripts', async () => {
  const { html, files } = await site({})
  expect(html('/')).not.toContain('data-texts="')
  expect(files().filter(({ path }) => path.startsWith('assets/texts-'))).toEqual([])
})

test('pages in other languages name a script that brings them, one for each language', async () => {
  const { html, file } = await site({
    'content/site.yaml': config('languages: [{ code: en, label: English }, { code: de, label: Deutsch }]\n'),
    'content/de/index.md': '# Start',
  })
  expect(html('/')).not.toContain('data-texts="')
  const [, path = ''] =
    /<script data-module="[^"]*" data-texts="\/(assets\/texts-de-\w{10}\.js)"/.exec(html('/de/')) ?? []
  expect(textsOf(file(path))).toEqual({ locale: 'de', script: de.script, search: de.search, form: de.form })
})

test('texts of the site come, too, and what is English for want of others with its marks, in letters that any file may have', async () => {
  const { file, files } = await site({
    'content/site.yaml': config('language: he\ntexts:\n  he: { search: { name: "</script>\\u2028" } }\n'),
  })
  const [{ path = '' } = {}] = files().filter((each) => each.path.startsWith('assets/texts-he-'))
  expect(textsOf(file(path))).toMatchObject({
    search: { name: '</script>\u2028', close: `\uFDD0${en.search.close}\uFDD1` },
  })
  expect(file(path)).not.toMatch(/[\u2028\uFDD0\uFDD1]/)
})

test('texts are compared by what they say, to their last room', () => {
  expect(saysTheSame({ a: { b: 'x' } }, { a: { b: 'x' } })).toBe(true)
  expect(saysTheSame({ a: { b: 'x' } }, { a: { b: 'y' } })).toBe(false)
  expect(saysTheSame({ a: 'x' }, { a: 'x', b: 'y' })).toBe(false)
  expect(saysTheSame(en, structuredClone(en))).toBe(true)
})
