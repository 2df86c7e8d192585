import { expect, test } from 'vitest'
import { config, type Files, problemsOf, site } from '../site.ts'

const FILES: Files = {
  'content/tags.yaml': 'security: { label: Security first, description: Keys and secrets. }\nErrors:\nunused:\n',
  'content/keys.md': '---\ntags: [errors, Security]\n---\n# Keys',
  'content/codes.md': '---\ntags: [Erors, misc]\n---\n# Codes',
}

const labels = async (files: Files) => {
  const { site: built } = await site(files)
  return [...built.tags.values()].map(({ label, description, route }) => `${route} ${label}: ${description}`)
}

test('the tags file gives tags their labels, descriptions and order; others come after them', async () => {
  expect(await labels(FILES)).toEqual([
    '/tags/security/ Security first: Keys and secrets.',
    '/tags/errors/ Errors: ',
    '/tags/erors/ Erors: ',
    '/tags/misc/ misc: ',
  ])
})

test('a tag that the file does not define is reported where it is used', async () => {
  expect(await problemsOf({ ...FILES, 'content/keys.md': '# Keys' })).toContain(
    'content/codes.md:2:8  warning  undefined-tag\n' +
      '  the tag "Erors" is not defined in "content/tags.yaml"\n' +
      '  fix: did you mean "Errors"?\n',
  )
  expect(await problemsOf(FILES)).toContain('  fix: add "misc:" to content/tags.yaml')
  expect(await problemsOf({ ...FILES, 'content/tags.yaml': 'misc:\nerors:\nerrors:\nsecurity:\n' })).toBe('')
})

test('a tag that is written as the label of another is that one, and a name that is no plain word is defined in quotes', async () => {
  const files: Files = {
    'content/tags.yaml': 'c-sharp: { label: "C#" }\n',
    'content/keys.md': "---\ntags: ['c#', '#1']\n---\n# Keys",
  }
  expect(await problemsOf(files)).toBe(
    'content/keys.md:2:8  warning  undefined-tag\n  the tag "c#" is not defined in "content/tags.yaml"\n' +
      '  fix: did you mean "c-sharp"?\n' +
      'content/keys.md:2:14  warning  undefined-tag\n  the tag "#1" is not defined in "content/tags.yaml"\n' +
      `  fix: add "'#1':" to content/tags.yaml`,
  )
})

test('mistakes in the tags file are reported there', async () => {
  const file = 'a: { lable: A }\nÀ:\n'
  expect(await problemsOf({ 'content/tags.yaml': file })).toBe(
    'content/tags.yaml:1:6  error  invalid-config\n  "lable" is not a known key\n  fix: did you mean "label"?\n' +
      'content/tags.yaml:2:1  error  invalid-config\n  "À" is the same tag as "a" in line 1\n  fix: remove one of the two',
  )
})

test('the tags file is not published', async () => {
  const { site: built } = await site(FILES)
  expect([...built.assets.keys()]).toEqual([])
})

const IN_GERMAN: Files = {
  ...FILES,
  'content/site.yaml': config(
    'languages: [{ code: en, label: English }, { code: de, label: Deutsch, labels: { Keys and secrets.: Schlüssel } }]\n',
  ),
  'content/codes.md': '---\ntags: [errors]\n---\n# Codes',
  'content/de/keys.md': '# Schlüssel',
  'content/de/tags.yaml': 'Security: { label: Sicherheit }\nerors: { label: Fehler }\n',
}

test('the tags file of a language has their labels there, in the order of the first; the labels of the language have the rest', async () => {
  const { view, site: built } = await site(IN_GERMAN)
  const cards = view('/de/tags/').content
  expect(cards).toMatchObject({
    groups: [{ cards: [{ label: 'Sicherheit', description: 'Schlüssel\u00a0· 1\u00a0Seite' }, { label: 'Errors' }] }],
  })
  expect(built.translations.flatMap((each) => [...each.assets.keys()])).toEqual([])
})

test('a tag that only the file of a language has is reported there', async () => {
  expect(await problemsOf(IN_GERMAN)).toBe(
    'content/de/tags.yaml:2:1  warning  undefined-tag\n' +
      '  the tag "erors" is not defined in "content/tags.yaml"\n  fix: did you mean "Errors"?',
  )
})
