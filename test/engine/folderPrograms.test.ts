import { expect, test } from 'vitest'
import { withFolderPrograms } from '../../src/engine/folderPrograms.ts'
import { sourcePath } from '../../src/model/route.ts'
import type { Sources } from '../../src/model/sources.ts'

function sourcesOf(files: Record<string, string>): Sources {
  return {
    pages: [],
    assets: [],
    unpublished: Object.keys(files).map(sourcePath),
    problems: [],
    readFile: (path) => (path in files ? { path, text: files[path] ?? '' } : undefined),
    readIncluded: () => undefined,
  }
}

test.each([
  ['_meta.js', "export default { index: 'Home', '---': { type: 'separator' }, b: { title: 'B' } }"],
  [
    '_meta.ts',
    "const b = { title: 'B' }\nexport default { index: 'Home', '---': { type: 'separator' }, b } satisfies Meta",
  ],
  ['_meta.cjs', "module.exports = { index: 'Home', '---': { type: 'separator' }, b: { title: 'B' } }"],
])('%s is read as the _meta.json that it stands for', async (name, text) => {
  const { readFile, unpublished } = await withFolderPrograms(sourcesOf({ [`content/docs/${name}`]: text }))
  const file = readFile(sourcePath('content/docs/_meta.json'))
  expect(file).toEqual({
    path: `content/docs/${name}`,
    text: '{"index":"Home","---":{"type":"separator"},"b":{"title":"B"}}',
  })
  expect(unpublished).toEqual([])
})

test('a program that is more than data is left, so that it is reported', async () => {
  const text = 'export default { index: titleOf(1), b: <b>B</b> }'
  const { readFile, unpublished } = await withFolderPrograms(sourcesOf({ 'content/_meta.jsx': text }))
  expect([readFile(sourcePath('content/_meta.json')), unpublished]).toEqual([undefined, ['content/_meta.jsx']])
})
