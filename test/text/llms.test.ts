import { expect, test } from 'vitest'
import { route } from '../../src/model/route.ts'
import { llmsFullTxt } from '../../src/text/llmsFullTxt.ts'
import { llmsTxt } from '../../src/text/llmsTxt.ts'
import { site } from '../site.ts'

const HERE = 'https://developer.example.com'

test('llms.txt lists all pages as one would read them; llms-full.txt has their texts', async () => {
  const made = await site({
    'content/site.yaml': `title: Portal\ntagline: All of it.\nurl: ${HERE}\nglossary: terms\nsidebars:\n  docs: { label: Guides, items: [docs/b.md, docs/a.md] }\n`,
    'content/docs/a.md': '---\ndescription: The first.\n---\n\n# A\n\nText of A.\n',
    'content/docs/b.md': '# B\n\nText of B.\n',
    'content/terms/bond.md': '# Bond\n\nA loan.\n',
  })
  const full = [...llmsFullTxt(made.site, made.text)].join('')
  expect(llmsTxt(made.site)).toBe(
    `# Portal\n\n> All of it.\n\n## Guides\n\n- [B](${HERE}/docs/b/index.md): Text of B.\n- [A](${HERE}/docs/a/index.md): The first.\n` +
      `\n## Glossary\n\n- [Bond](${HERE}/terms/bond/index.md): A loan.\n\n## More\n\n- [Home](${HERE}/index.md)\n`,
  )
  expect(full).toContain(`Source: ${HERE}/docs/b/\n\n# B\n\nText of B.\n\n---\n\nSource: ${HERE}/docs/a/\n\n# A\n`)
})

test('llms.txt of a site without a tagline begins with its title alone', async () => {
  const made = await site({ 'content/site.yaml': `title: Portal\nurl: ${HERE}\n`, 'content/index.md': '# Home\n' })
  expect(llmsTxt(made.site)).toMatch(/^# Portal\n\n#/)
})

test('titles and descriptions in llms.txt are text on one line, not markup', async () => {
  const made = await site({
    'content/site.yaml': `title: '[a](b)'\ntagline: |\n  # c\n  d <e>\nurl: ${HERE}\nsidebars:\n  docs: { label: '*f*', items: [docs/a.md] }\n`,
    'content/docs/a.md': '---\ntitle: "_g_"\n---\n\nText.\n',
  })
  expect(llmsTxt(made.site)).toContain(
    `# \\[a\\](b)\n\n> \\# c d \\<e>\n\n## \\*f\\*\n\n- [\\_g\\_](${HERE}/docs/a/index.md): Text.\n`,
  )
})

test('no control character reaches a terminal that prints the files for language models, or the Markdown of a page', async () => {
  const made = await site({
    'content/site.yaml': `title: "P\\e[31m"\ntagline: "a\\x9bb"\nurl: ${HERE}\n`,
    'content/a.md': '# A\u007f\n\nb\u0007 `c\u001b[2J` &#27;\n\n```\nd\u001b\te\n```\n',
  })
  expect(llmsTxt(made.site)).toMatch(/^# P�\\\[31m\n\n> a�b\n/)
  expect(made.text(route('/a/'))).toBe('# A�\n\nb� `c�[2J` �\n\n```\nd�\te\n```\n')
})

/** A site with a reference that has a page for each of its operations. */
const referenceOf = (operations: number): ReturnType<typeof site> => {
  const paths = Array.from(
    { length: operations },
    (_, index) => `  /${index}: { get: { operationId: get${index}, tags: [all] } }\n`,
  )
  return site({
    'content/site.yaml': `title: Portal\nurl: ${HERE}\napis: [{ spec: openapi/a.yaml, route: /api/, pages: operations }]\n`,
    'openapi/a.yaml': `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths:\n${paths.join('')}`,
  })
}

test('of over 500 pages of a reference, llms.txt has those that list operations', async () => {
  const listed = llmsTxt((await referenceOf(501)).site).match(/^- .*/gm)
  expect(listed).toEqual([
    `- [Home](${HERE}/index.md)`,
    `- [T](${HERE}/api/index.md)`,
    `- [all](${HERE}/api/all/index.md)`,
  ])
})

test('of over 50 pages of a reference, llms-full.txt has the first, which lists the others', async () => {
  const { site: made, text } = await referenceOf(51)
  const full = [...llmsFullTxt(made, text)].join('')
  expect(full.match(/^Source: .*\/api\//gm)).toHaveLength(1)
  expect(full).toContain('get49')
})
