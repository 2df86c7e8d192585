import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type NewFile, writeNewFile } from '../../src/engine/newFile.ts'
import { withFault } from '../cli/failingDisk.ts'
import { folderWith } from '../disk/folder.ts'
import { config } from '../site.ts'

const SITE = config('blogs: [{ folder: news, title: News }]\nglossary: docs/terms\n')

function written(file: Omit<NewFile, 'today'>, site = SITE): string[] {
  const root = folderWith({
    'content/site.yaml': site,
    'content/index.md': '# Home',
    'content/docs/Api/Keys.md': '# Keys',
  })
  symlinkSync('nowhere', join(root, 'content/gone'))
  const path = writeNewFile(root, '.', 'content/site.yaml', { ...file, today: '2026-11-22' })
  return [path, ...(/title: (.*)/.exec(readFileSync(join(root, path), 'utf8'))?.slice(1) ?? [])]
}

test.each<[Omit<NewFile, 'today'>, string[]]>([
  [{ kind: 'page', name: 'docs/rate-limits' }, ['content/docs/rate-limits.md', '"Rate limits"']],
  [{ kind: 'page', name: '/docs/paging/', title: 'Pages' }, ['content/docs/paging.md', '"Pages"']],
  [{ kind: 'page', name: './content/docs/paging.md' }, ['content/docs/paging.md', '"Paging"']],
  [{ kind: 'post', name: 'A', blog: 'content/news/' }, ['content/news/2026-11-22-a.md', '"A"']],
  [
    { kind: 'post', name: 'Connect 2.0: "here"' },
    ['content/news/2026-11-22-connect-2-0-here.md', '"Connect 2.0: \\"here\\""'],
  ],
  [
    { kind: 'post', name: 'äb '.repeat(100), title: 'Long' },
    [`content/news/2026-11-22-${'ab-'.repeat(19)}ab.md`, '"Long"'],
  ],
  [{ kind: 'post', name: 'Launch', title: ' ' }, ['content/news/2026-11-22-launch.md', '"Launch"']],
  [{ kind: 'post', name: 'launch', title: '🎉' }, ['content/news/2026-11-22-launch.md', '"🎉"']],
  [{ kind: 'term', name: '新しい機能' }, ['content/docs/terms/新しい機能.md', '"新しい機能"']],
  [{ kind: 'term', name: 'Follow-on' }, ['content/docs/terms/follow-on.md', '"Follow-on"']],
])('%j', (file, expected) => {
  expect(written(file)).toEqual(expected)
})

test.each<[Omit<NewFile, 'today'>, string, string]>([
  [{ kind: 'page', name: '../x' }, SITE, '"../x" is not the path of a page; write it like "docs/paging"'],
  [{ kind: 'page', name: 'a b' }, SITE, '"a b" is not the path of a page; write "a-b"'],
  [{ kind: 'page', name: 'docs/nul/a' }, SITE, 'Windows cannot have a file or folder named "nul"; nothing was written'],
  [{ kind: 'term', name: 'Con' }, SITE, 'Windows cannot have a file or folder named "con.md"; nothing was written'],
  ...['', ' ', '!!!', '🎉'].map((name): [Omit<NewFile, 'today'>, string, string] => [
    { kind: 'post', name },
    SITE,
    `"${name}" has no letters or digits to name a file after; write a name, and the title as --title`,
  ]),
  [{ kind: 'page', name: 'index' }, SITE, '"content/index.md" already exists; nothing was written'],
  [
    { kind: 'page', name: 'docs/Api/keys' },
    SITE,
    '"content/docs/Api/keys.md" differs from "content/docs/Api/Keys.md" only in upper and lower case, which macOS and Windows do not tell apart; nothing was written',
  ],
  [
    { kind: 'page', name: 'Docs/Api/limits' },
    SITE,
    '"content/Docs" differs from "content/docs" only in upper and lower case, which macOS and Windows do not tell apart; nothing was written',
  ],
  [
    { kind: 'post', name: 'A' },
    config(''),
    'the site has no blog; add "blogs: [{ folder: news, title: News }]" to content/site.yaml',
  ],
  [{ kind: 'post', name: 'A', blog: 'x' }, SITE, 'there is no blog "x"; choose a blog with --blog: news'],
  [
    { kind: 'term', name: 'A' },
    config(''),
    'the site has no glossary; add "glossary: docs/terms" to content/site.yaml',
  ],
])('%j is wrong usage', (file, site, message) => {
  expect(() => written(file, site)).toThrow(message)
})

test('a page is written whole or not at all', async () => {
  const root = folderWith({ 'content/site.yaml': SITE })
  const write = async () => void writeNewFile(root, '.', 'content/site.yaml', { kind: 'page', name: 'a', today: '' })
  await expect(withFault({ kind: 'full', at: 1 }, write)).rejects.toThrow(
    'cannot write content/a.md: no space is left on the disk',
  )
  expect(existsSync(join(root, 'content/a.md'))).toBe(false)
})

test('a page below a link that leads nowhere is refused, with what is missing', () => {
  expect(() => written({ kind: 'page', name: 'gone/a' })).toThrow(
    'cannot write content/gone/a.md: its folder cannot be created, since the file system is read-only or a link leads nowhere',
  )
})
