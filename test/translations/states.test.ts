import { expect, test } from 'vitest'
import { readConfig } from '../../src/config/readConfig.ts'
import { type SourcePath, sourcePath } from '../../src/model/route.ts'
import { translationsText } from '../../src/reporting/results/translationsText.ts'
import { blocksOf } from '../../src/translations/blocks.ts'
import { changesSince } from '../../src/translations/changes.ts'
import { readRecord, writeRecord } from '../../src/translations/record.ts'
import { translationStates } from '../../src/translations/translationState.ts'
import { config, problemsOf } from '../site.ts'

const hashes = (text: string): string[] => blocksOf(text).map(({ hash }) => hash)

const BEFORE = '---\ntitle: Setup\nsidebar: { position: 1 }\n---\n\nFirst\nparagraph.\n\n```sh\na\n\nb\n```\n\nLast.\n'
const GERMAN = '---\ntitle: Einrichten\n---\n\nErster Absatz.\n\n```sh\na\n\nb\n```\n\nLetzter.\n'

test('a page has a block for its title and for each part between blank lines, fences as a whole', () => {
  expect(blocksOf(BEFORE).map(({ line }) => line)).toEqual([1, 6, 9, 15])
})

test('a change of line breaks or of other front matter changes no hash', () => {
  expect(hashes(BEFORE.replace('First\nparagraph', 'First paragraph').replace('1 }', '2 }'))).toEqual(hashes(BEFORE))
})

test.each([
  ['nothing', BEFORE, []],
  ['a rewritten block', BEFORE.replace('Last.', 'The end.'), [{ kind: 'changed', line: 15, translated: 13 }]],
  ['a new block', `${BEFORE}\nMore.\n`, [{ kind: 'changed', line: 17, translated: 13 }]],
  ['a removed block', BEFORE.replace('Last.\n', ''), [{ kind: 'removed', translated: 13 }]],
  ['the title', BEFORE.replace('Setup', 'Install'), [{ kind: 'changed', line: 1, translated: 1 }]],
])('of %s that has changed, both places are known', (_what, after, changes) => {
  expect(changesSince(hashes(BEFORE), blocksOf(after), blocksOf(GERMAN))).toEqual(changes)
})

function statesOf(texts: Record<string, string>) {
  const text = config('languages: [{ code: en, label: English }, { code: de, label: Deutsch }]')
  const { value } = readConfig({ path: sourcePath('content/site.yaml'), text })
  if (!value) throw new Error('the configuration cannot be used')
  const files = Object.entries(texts).map(([path, written]) => ({ path: sourcePath(path), text: written }))
  const readFile = (path: SourcePath) => files.find((file) => file.path === path)
  return translationStates({ pages: files.filter(({ path }) => path.endsWith('.md')), readFile }, value)
}

const IN_GERMAN = {
  'content/a.md': 'A\n\nC',
  'content/b.md': 'B',
  'content/c.md': 'C',
  'content/d.md': '---\ntitle: D\n---\nText',
  'content/de/a.md': 'A auf Deutsch\n\nB auf Deutsch',
  'content/b.de.md': 'B auf Deutsch',
  'content/de/d.md': '---\r\ntitle: D\r\n---\r\nText\r\n',
  'content/de/_translation.json': writeRecord(new Map([['a.md', hashes('A\n\nB')]])),
}

test('each language has its missing pages, copies, and translations that are stale or of unknown origin', () => {
  expect(statesOf(IN_GERMAN)).toEqual([
    {
      language: 'de',
      pages: 4,
      missing: ['content/c.md'],
      untranslated: ['content/de/d.md'],
      stale: [
        {
          original: 'content/a.md',
          translation: 'content/de/a.md',
          changes: [{ kind: 'changed', line: 3, translated: 3 }],
        },
      ],
      unknown: ['content/b.de.md'],
    },
  ])
})

test('`translations` lists what there is to do in a language', () => {
  expect(translationsText(statesOf(IN_GERMAN))).toBe(`de: 2 of 4 pages are translated, 1 of them out of date
  content/de/a.md:3  stale: content/a.md:3 has changed
  content/b.de.md  not recorded: run "portalgen translate" once it is up to date
  content/de/d.md  untranslated: a copy of the original
  content/c.md  missing`)
})

test('a record that was merged badly is read as far as it makes sense', () => {
  expect([...readRecord('{"a.md": "1 2", "b.md": 3}')]).toEqual([['a.md', ['1', '2']]])
  expect([...readRecord('<<<<<<< HEAD')]).toEqual([])
})

test.each([
  ['A\n\nC', ', at line 3'],
  ['C\n\nD', ', at lines 1, 3'],
  ['A', '; some of its text was removed'],
  ['1\n\n2\n\n3\n\n4\n\n5\n\n6', ', at lines 1, 3, 5, 7, 9 and 1 more'],
])('check reports a translation of what is now %j', async (original, where) => {
  const files = {
    'content/site.yaml': config('languages: [{ code: en, label: English }, { code: de, label: Deutsch }]'),
    'content/docs/a.md': original,
    'content/de/docs/a.md': 'A auf Deutsch\n\nB auf Deutsch',
    'content/de/_translation.json': writeRecord(new Map([['docs/a.md', hashes('A\n\nB')]])),
  }
  const line = where.startsWith(', at lines 1') ? 1 : 3
  expect(await problemsOf(files)).toBe(`content/de/docs/a.md:${line}:1  warning  stale-translation
  "content/docs/a.md" has changed since it was translated${where}
  fix: translate the changes, then run "portalgen translate de docs/a.md"`)
})
