import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { LiveOptions } from '../../src/engine/options.ts'
import type { LiveReading } from '../../src/engine/results.ts'
import { openWorkspace } from '../../src/engine/workspace.ts'
import { type Files, folderWith } from '../disk/folder.ts'

const SITE: Files = {
  'content/site.yaml': 'title: Portal\nurl: https://developer.example.com\n',
  'content/index.md': '# Home\n\nGo to [the guide](./guide.md).\n',
  'content/guide.md': '# Guide\n\nWhat it is about.\n\nText.\n',
}

const MANY: Files = Object.fromEntries(
  Array.from({ length: 150 }, (_, n) => [`content/p/page-${n}.md`, `# Page ${n}\n\nText of ${n}.\n`]),
)

/** A live site whose changes are told of, not watched. */
const live = (files: Files, options: LiveOptions = {}) => liveAt(folderWith(files), options)

async function liveAt(root: string, options: LiveOptions = {}) {
  const warnings: string[] = []
  const workspace = openWorkspace({ root, options: { onWarning: (message) => void warnings.push(message) } })
  onTestFinished(() => workspace.close())
  const readings: LiveReading[] = []
  const onRead = (reading: LiveReading): void => {
    readings.push(reading)
    options.onRead?.(reading)
  }
  const shown = await workspace.live({ watch: 'never', ...options, onRead })
  const page = async (path: string): Promise<string | undefined> => {
    const answer = await shown?.answerTo(path)
    return answer?.kind === 'page' ? answer.render() : undefined
  }
  const change = (path: string, text: string): Promise<void> | undefined => {
    writeFileSync(join(root, path), text)
    return shown?.update([path])
  }
  const edit = async (path: string, text: string): Promise<void> => change(path, text)
  return { shown, page, edit, change, readings, warnings }
}

test('drafts show, and an edit shows once it is reported', async () => {
  const { page, edit } = await live({ ...SITE, 'content/draft.md': '---\ndraft: true\n---\n# Draft\n' })
  expect(await page('/draft/')).toContain('<h1 id="draft">Draft</h1>')
  await edit('content/guide.md', '# Guide\n\nNew text.\n')
  expect(await page('/guide/')).toContain('<p>New text.</p>')
})

test('an edit of its own text shows before the whole site is read again; a new title is read everywhere first', async () => {
  const { page, edit, readings } = await live(SITE)
  await edit('content/guide.md', '# Guide\n\nWhat it is about.\n\nNew text.\n')
  expect(await page('/guide/')).toContain('<p>New text.</p>')
  expect(readings).toHaveLength(1)
  await edit('content/guide.md', '# Manual\n\nWhat it is about.\n\nNew text.\n')
  expect(readings).toHaveLength(2)
  expect(readings.at(-1)?.changed).toEqual(['content/guide.md'])
  expect(await page('/guide/')).toContain('<h1 id="manual">Manual</h1>')
})

test('of a site with many pages one shows before all are parsed, and what needs all of them waits', async () => {
  const { shown, page, readings } = await live({ ...SITE, ...MANY })
  expect(await page('/p/page-7/')).toContain('<p>Text of 7.</p>')
  expect(readings).toEqual([])
  expect(await shown?.answerTo('/search.json')).toMatchObject({ kind: 'content' })
  expect(readings).toMatchObject([{ pages: 154, problems: [] }])
})

const API =
  'openapi: 3.1.0\ninfo: { title: Shop, version: "1" }\npaths:\n  /a: { get: { summary: Buy, responses: { "200": { description: Bought } } } }\n'

test('what is known of a site with many pages shows before it is read again, as it does afterwards', async () => {
  const config = `${SITE['content/site.yaml']}apis: [{ spec: openapi/shop.yaml, route: /shop/ }]\n`
  const root = folderWith({ ...SITE, ...MANY, 'content/site.yaml': config, 'openapi/shop.yaml': API })
  const before = await liveAt(root)
  await before.shown?.whole
  await before.shown?.close()
  writeFileSync(join(root, 'content/p/page-3.md'), '# Page 3\n\nNew text.\n')
  const { shown, page, edit, readings } = await liveAt(root)
  expect(readings).toEqual([])
  const pages = () => Promise.all(['/', '/p/page-3/', '/p/page-7/', '/shop/'].map(page))
  const early = await pages()
  expect(early).toMatchObject([/Home/, /New text/, /Text of 7/, /Buy/].map((text) => expect.stringMatching(text)))
  await edit('content/p/page-7.md', '# Page 7\n\nText of 77.\n')
  expect(await page('/p/page-7/')).toContain('<p>Text of 77.</p>')
  await edit('content/p/page-7.md', String(MANY['content/p/page-7.md']))
  await shown?.whole
  expect(await pages()).toEqual(early)
})

test('what is edited while the whole site is read for the first time shows at once, and stays', async () => {
  const { shown, page, edit, readings } = await live({ ...SITE, ...MANY })
  await edit('content/p/page-7.md', '# Page 7\n\nNew text.\n')
  expect(await page('/p/page-7/')).toContain('<p>New text.</p>')
  await shown?.whole
  expect(await page('/p/page-7/')).toContain('<p>New text.</p>')
  expect(readings.at(-1)?.pages).toBe(154)
})

test('what is edited while the whole site is read again shows at once, and stays', async () => {
  const { shown, page, edit, readings, change } = await live({ ...SITE, ...MANY })
  await shown?.whole
  const before = readings.length
  const titled = change('content/p/page-3.md', '# Renamed\n\nText of 3.\n')
  await edit('content/p/page-7.md', '# Page 7\n\nText of 7.\n\nNew text.\n')
  expect(readings).toHaveLength(before)
  expect(await page('/p/page-7/')).toContain('<p>New text.</p>')
  await titled
  expect(readings).toHaveLength(before + 1)
  expect(await page('/p/page-3/')).toContain('<h1 id="renamed">Renamed</h1>')
  expect(await page('/p/page-7/')).toContain('<p>New text.</p>')
})

test.each([
  ['its text', '# Guide\n\nWhat it is about.\n\nNew text.\n', 1],
  ['its title', '# Manual\n\nWhat it is about.\n\nNew text.\n', 2],
])('an edit of %s of a page that was just read shows with what was read', async (_, text, read) => {
  let between = async (): Promise<void> => undefined
  const { page, edit, readings, change } = await live(SITE, { onRead: () => void between() })
  between = async () => {
    between = async () => undefined
    await change('content/guide.md', text)
  }
  await edit('content/index.md', '# Start\n\nWelcome.\n')
  expect(readings).toHaveLength(1 + read)
  expect(await page('/')).toContain('Start')
  expect(await page('/guide/')).toContain('<p>New text.</p>')
})

test('while the configuration cannot be used, the last good site stays', async () => {
  const { page, edit, readings } = await live(SITE)
  await edit('content/site.yaml', 'title: [\n')
  expect(await page('/guide/')).toContain('<p>Text.</p>')
  expect(readings.at(-1)).toMatchObject({
    pages: undefined,
    problems: [{ severity: 'error', file: 'content/site.yaml' }],
  })
  await edit('content/site.yaml', 'title: Other\nurl: https://developer.example.com\n')
  expect(await page('/guide/')).toContain('Other')
})

test('a site whose configuration cannot be used is not opened', async () => {
  const { shown, readings } = await live({ ...SITE, 'content/site.yaml': 'title: 1\n' })
  expect(shown).toBeUndefined()
  expect(readings).toMatchObject([{ pages: undefined }])
})

test('it can be served, and says what is wrong in open pages', async () => {
  const { shown, edit } = await live(SITE, { listen: { host: '127.0.0.1', port: 0 } })
  const ask = async (path: string) => (await fetch(new URL(path, shown?.server?.address))).text()
  expect(await ask('/guide/')).toContain('<p>Text.</p>')
  await edit('content/guide.md', '# Guide 2\n\n[Gone](./gone.md)\n')
  expect(JSON.parse(await ask('/@portalgen/problems'))).toMatchObject([{ rule: 'broken-link' }])
})

test('open pages have errors before warnings, with their pages and the addresses that open them', async () => {
  const { shown, edit } = await live(
    { ...SITE, 'content/a.md': '# A\n\n{{nothing}}\n', 'openapi/x.yaml': 'openapi: 3.1.0\n' },
    { listen: { host: '127.0.0.1', port: 0 }, editor: 'zed' },
  )
  const ask = async () => (await fetch(new URL('/@portalgen/problems', shown?.server?.address))).json()
  await edit('content/guide.md', '# Guide\n\n[Gone](./gone.md)\n\nWhat it is about.\n')
  await edit('content/site.yaml', `${SITE['content/site.yaml']}taglien: x\n`)
  const place = (file: string) => ({
    place: expect.stringMatching(`${file}:3:1$`),
    excerpt: [expect.any(String), '    | ^'],
  })
  expect(await ask()).toMatchObject([
    { severity: 'error', rule: 'invalid-config', editor: expect.stringMatching(/^zed:.*site\.yaml:3:1$/) },
    { severity: 'error', rule: 'broken-link', page: '/guide/', ...place('content/guide.md') },
    { severity: 'warning', rule: 'unknown-variable', page: '/a/', ...place('content/a.md') },
  ])
  expect((await ask())[0]).not.toHaveProperty('page')
})

test('an edit of an included file shows on the page that includes it', async () => {
  const guide = '# Guide\n\n```ts file=../src/a.ts\n```\n'
  const { page, edit } = await live({ ...SITE, 'content/guide.md': guide, 'src/a.ts': 'giraffe()\n', 'src/.a.ts': '' })
  expect(await page('/guide/')).toContain('giraffe')
  await edit('src/a.ts', 'zebra()\n')
  expect(await page('/guide/')).toContain('zebra')
  await edit('content/guide.md', guide.replace('a.ts', '.a.ts'))
  expect(await page('/guide/')).not.toContain('zebra')
})
