import { expect, test } from 'vitest'
import { readConfig } from '../../src/config/readConfig.ts'
import { sourcePath } from '../../src/model/route.ts'
import { filesWithIncludes } from '../../src/pipeline/withIncludes.ts'
import { config, type Files, site } from '../site.ts'

const CLIENT = `import { x } from 'x'

// #region connect
  const a = 1
  // #region inner
    const b = 2
  // #endregion inner
// #endregion connect
done()
`

const FILES: Files = {
  'src/client.ts': CLIENT,
  'src/lib.rs': '// ANCHOR: all\nfn main() {}\n// ANCHOR_END: all\n',
  'content/_parts/limits.md':
    '---\ntitle: Part\n---\nSee [the guide](../guide/a.md) and ![x](x.svg).\n\n```ts file=/src/client.ts lines=9\n```',
  'content/_parts/x.svg': '<svg/>',
  'content/guide/a.md': '# A',
}

async function included(text: string, more: Files = {}) {
  const { html, problems } = await site({ ...FILES, 'content/guide/page.md': text, ...more })
  const body =
    /<div class="doc-body prose">([\s\S]*)<\/div><footer class="doc-foot">/.exec(html('/guide/page/'))?.[1] ?? ''
  const shown = body.replace(/<[^>]*>/g, '').replaceAll('&#x27;', "'")
  return { body, shown, problems: problems.replace(/content\/\S+ {2}warning {2}orphan-page\n.*\n.*\n?/g, '') }
}

test('a chain of includes may have more files than the stack has room for', async () => {
  const links = Array.from({ length: 20_000 }, (_, index) => [`_${index}.md`, `:::include{file=_${index + 1}.md}\n:::`])
  const texts = new Map(links.map(([path = '', text = '']) => [`content/${path}`, text]))
  const page = { path: sourcePath('content/a.md'), text: ':::include{file=_0.md}\n:::' }
  const { value } = readConfig({ path: sourcePath('content/site.yaml'), text: config('') })
  const [read] = value ? filesWithIncludes([page], { readIncluded: (path) => texts.get(path) }, value) : []
  expect(read?.included?.size).toBe(20_000)
})

test.each([
  ['ts file=../../src/client.ts', `import { x } from 'x'\n\n  const a = 1\n    const b = 2\ndone()`],
  ['ts file=/src/client.ts lines=9', 'done()'],
  ['ts file="/src/client.ts" lines=1,9-', `import { x } from 'x'\ndone()`],
  ['ts file=/src/client.ts region=connect', 'const a = 1\n  const b = 2'],
  ['ts file=/src/client.ts region=inner', 'const b = 2'],
  ['rust file=/src/lib.rs region=all', 'fn main() {}'],
])('```%s', async (info, code) => {
  const { shown, problems } = await included(`\`\`\`${info}\n\`\`\``)
  expect([shown.trim().replace(/\s*Copy$/, ''), problems]).toEqual([code, ''])
})

test.each([
  ['# region Helper\nx = 1\n# endregion', 'Helper'],
  ['# <x>\n#region two words\nx = 1\n#endregion', 'two words'],
  ['//region a\nx = 1\n//endregion', 'a'],
  ['<!-- region a -->\nx = 1\n<!-- endregion a -->', 'a'],
  ['/* #region a */\nx = 1\n/* #endregion */', 'a'],
  ['#Region "A b"\nx = 1\n#End Region', 'A b'],
  ['#region a (short)\nx = 1\n#endregion a', 'a'],
  ['#pragma region a.b\nx = 1\n#pragma endregion', 'a.b'],
])('%j has the region "%s"', async (code, region) => {
  const text = `\`\`\`text file=/src/code region="${region}"\n\`\`\``
  const { shown, problems } = await included(text, { 'src/code': code })
  expect([shown.trim().replace(/\s*Copy$/, ''), problems]).toEqual(['x = 1', ''])
})

test.each([
  ['openapi.yaml', 'anchor: top\nx: 1'],
  ['page.md', '# region north\nSee [it](a.md#region) and x="#region".'],
])('what is no mark of a region stays: %s', async (file, text) => {
  const { shown } = await included(`\`\`\`text file=/src/${file}\n\`\`\``, { [`src/${file}`]: text })
  expect(shown).toContain(text)
})

test('a comment that only begins with "region" is no mark', async () => {
  const code = '# region of interest\n# the region ends\nx = 1'
  const { shown } = await included('```py file=/src/code\n```', { 'src/code': code })
  expect(shown).toContain('# region of interest\n# the region ends\nx = 1')
})

test('included Markdown stands where it is named, and its links start from its own file', async () => {
  const { body, shown, problems } = await included('Before\n:::include{file=../_parts/limits.md}\nAfter', {
    'content/_parts/x.svg': '<svg/>',
  })
  expect(body).toContain('<a href="/guide/a/">the guide</a>')
  expect(shown).toMatch(/Before\s*See the guide and .\s*done\(\)\s*(?:Copy)?\s*After/)
  expect(problems).toContain('content/guide/page.md:2:1  error  broken-asset')
})

test.each([
  ['```ts file=/src/none.ts\n```', 'the included file "/src/none.ts" does not exist'],
  ['```ts file=/src/client.ts lines=5-99\n```', '"/src/client.ts" has no lines 5-99'],
  ['```ts file=/src/client.ts lines=a\n```', '"lines=a" is not a range of lines'],
  ['```ts file=/src/client.ts region=none\n```', '"/src/client.ts" has no region "none"'],
  ['```ts file=/src/client.ts region=connect lines=1\n```', '"lines" and "region" exclude each other'],
  [':::include{file=none.md}', 'the included file "none.md" does not exist'],
  [':::include{file=../../../secret.md}', 'the included file "../../../secret.md" does not exist'],
])('%j is an error at its place', async (text, message) => {
  const { problems } = await included(`Text\n\n${text}`, { '../secret.md': 'x' })
  expect(problems).toContain(`content/guide/page.md:3:1  error  broken-include\n  ${message}\n`)
})

test('links and pictures in HTML of included Markdown start from its own file, too', async () => {
  const html =
    '<p>\n<a href="../guide/a.md">A</a> <img src="x.svg" alt="X">\n</p>\n\nSee <a href="../guide/a.md">B</a>.'
  const { body, problems } = await included(':::include{file=../_parts/html.md}', { 'content/_parts/html.md': html })
  expect(problems).toContain('"/_parts/x.svg" does not exist')
  expect(body.match(/href="[^"]*"/g)).toEqual(['href="/guide/a/"', 'href="/guide/a/"'])
})

test.each([
  ['<a class="b" href=../guide/a.md>A</a>', ['href="/guide/a/"']],
  ['<a href=\'../guide/a.md\' title="a > b">A</a>', ['href="/guide/a/"', 'title="a > b"']],
  ['<a\ntitle="T"\nHREF = "../guide/a.md">A</a>', ['title="T"', 'href="/guide/a/"']],
  [
    '<img srcset="x.svg 1x, y.svg 2x" src="x.svg" alt="">',
    ['srcset="/_parts/x.svg 1x, /_parts/y.svg 2x"', 'src="/_parts/x.svg"'],
  ],
  ['<video poster=x.svg src="film.mp4"></video>', ['poster="/_parts/x.svg"', 'src="/_parts/film.mp4"']],
])('addresses of %j in included Markdown start from its own file', async (html, attributes) => {
  const { body } = await included(':::include{file=../_parts/html.md}', { 'content/_parts/html.md': `<p>${html}</p>` })
  expect(body.match(/(?<= )(?:href|src|srcset|poster|title)="[^"]*"/g)).toEqual(attributes)
})

test('folders outside the site are included if the configuration names them', async () => {
  const more = { '../secret.md': 'Shared.', 'content/site.yaml': config('includes: [..]\n') }
  expect((await included(':::include{file=/../secret.md}\n:::\n\nMore', more)).shown).toMatch(/^\s*Shared\.\s*More/)
})

test.each([
  ':::note\nText\n:::',
  '::::tabs\n:::tab[A]\nOne\n:::\n:::tab[B]\nTwo\n:::\n::::',
  ':::code-group\n```js [a.js]\na()\n```\n```js [b.js]\nb()\n```\n:::',
])('the directives of an included file are closed there: %j', async (part) => {
  const { problems } = await included('Before\n\n:::include{file=../_parts/part.md}', {
    'content/_parts/part.md': part,
  })
  expect(problems).toBe('')
})

test('a file that includes itself ends', async () => {
  const { problems } = await included(':::include{file=../_parts/loop.md}', {
    'content/_parts/loop.md': 'Round\n\n:::include{file=loop.md}',
  })
  expect(problems).toContain(
    'content/_parts/loop.md:3:1  error  broken-include\n' +
      '  "loop.md" is not included, since it is nested in 5 other included files\n' +
      '  fix: include it at a higher level, or look for files that include one another in a circle',
  )
})

test('a file in quotation marks is no attribute list of another generator', async () => {
  const { problems } = await included(':::include{file="../_parts/part.md"}\n:::', {
    'content/_parts/part.md': 'Text',
  })
  expect(problems).toBe('')
})

test('code and quotes may show how to include', async () => {
  const { shown, problems } = await included('````md\n```ts file=x.ts\n```\n:::include{file=x.md}\n````')
  expect([shown.includes(':::include{file=x.md}'), problems]).toEqual([true, ''])
})

test('files that include one another often do not make the page grow with each level', async () => {
  const files = Array.from({ length: 6 }, (_, level): [string, string] => [
    `content/_parts/${level}.md`,
    `:::include{file=${level + 1}.md}\n\n`.repeat(12),
  ])
  const { problems } = await included(':::include{file=../_parts/0.md}', Object.fromEntries(files))
  expect(problems).toContain('the page includes more than a million characters of other files')
})

test('an included text with more markup than can be parsed in time is an error in its file', async () => {
  const { problems } = await included(':::include{file=../_parts/long.md}', {
    'content/_parts/long.md': `a\n\n${'|'.repeat(80_000)}`,
  })
  expect(problems).toContain('content/_parts/long.md:3:1  error  too-complex\n')
})
