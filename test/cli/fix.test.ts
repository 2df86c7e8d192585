import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith } from '../disk/folder.ts'
import { portalgen, SITE } from './portalgen.ts'

const PAGE = '# Home\n\nSee [the guide](./Guide.md).\n\n```bash titel="x"\nls\n```\n'

test('certain fixes are shown as a diff, and applied by their rules', async () => {
  const folder = folderWith({
    'content/site.yaml': 'title: T\nurl: https://t.example\n',
    'content/index.md': PAGE,
    'content/guide.md': '# Guide\n',
  })
  const text = (): string => readFileSync(join(folder, 'content/index.md'), 'utf8')
  const dry = await portalgen(folder, ['fix', '--dry-run'])
  expect({ err: dry.err, page: text() }).toEqual({ err: '2 problems can be fixed\n', page: PAGE })
  expect(dry.out).toContain('-See [the guide](./Guide.md).\n+See [the guide](./guide.md).\n')
  expect((await portalgen(folder, ['fix', '--rule', 'broken-link'])).err).toBe('1 problem fixed\n')
  expect(text()).toBe(PAGE.replace('Guide.md', 'guide.md'))
  expect((await portalgen(folder, ['fix'])).out).toContain('+```bash title="x"\n')
  expect((await portalgen(folder, ['fix'])).err).toBe('0 problems fixed\n')
})

test('a diff cannot command the terminal, and what is written is not escaped', async () => {
  const written = '# A\n\nText \u001b[31m in red [here](./Guide.md).\n'
  const folder = folderWith({ ...SITE, 'content/guide.md': '# Guide\n', 'content/a.md': written })
  const { out } = await portalgen(folder, ['fix'])
  expect(out).toContain(
    '\n-Text \\u001b[31m in red [here](./Guide.md).\n+Text \\u001b[31m in red [here](./guide.md).\n',
  )
  expect(readFileSync(join(folder, 'content/a.md'), 'utf8')).toBe(written.replace('Guide', 'guide'))
})

test('a file that is read-only is named, and the others are fixed', async () => {
  const folder = folderWith({ ...SITE, 'content/guide.md': '# Guide\n' })
  const pages = ['a', 'b', 'c'].map((name) => join(folder, `content/${name}.md`))
  for (const page of pages) writeFileSync(page, '# A\n\n[x](./Guide.md)\n')
  chmodSync(join(folder, 'content/b.md'), 0o444)
  const { err, code } = await portalgen(folder, ['fix'])
  expect({ err, code }).toEqual({
    err: 'portalgen: cannot write content/b.md: the file is read-only\n2 problems fixed\n',
    code: 1,
  })
  expect(pages.map((page) => /\w+(?=\.md)/.exec(readFileSync(page, 'utf8'))?.[0])).toEqual(['guide', 'Guide', 'guide'])
})
