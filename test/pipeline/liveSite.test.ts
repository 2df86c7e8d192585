import { expect, test } from 'vitest'
import { readConfig } from '../../src/config/readConfig.ts'
import { memoryCache } from '../../src/disk/cache.ts'
import { memoryTexts } from '../../src/disk/textStore.ts'
import { route, sourcePath } from '../../src/model/route.ts'
import type { Site } from '../../src/model/site.ts'
import { type LiveSite, withEditedPages, withParsedPage } from '../../src/pipeline/liveSite.ts'
import { markdownEngines, markdownFor } from '../../src/pipeline/markdownOptions.ts'
import { outlineSite } from '../../src/pipeline/outlineSite.ts'
import { keyFiles } from '../../src/pipeline/pageKeys.ts'
import { parserInMain } from '../../src/pipeline/parseInMain.ts'
import { openRenderer } from '../../src/render/openRenderer.ts'
import { renderRoute } from '../../src/render/renderRoute.ts'
import { defaultTheme } from '../../theme/theme.ts'
import { site } from '../site.ts'

const CONFIG = 'title: Portal\nurl: https://developer.example.com\n'
const BUNDLE = { styles: 'assets/portal-0.css', inline: [], script: 'assets/portal-0.js', preloads: [] }
const SOURCES = { pages: [], assets: [], problems: [], readFile: () => undefined, readIncluded: () => undefined }

const htmlAt = (shown: Site, at: string): string =>
  renderRoute(openRenderer({ site: shown, theme: defaultTheme, bundle: BUNDLE }), route(at))

const pageText = (n: number): string => `# Page ${n}\n\n## Part\n\nText of ${n}.\n\n\`\`\`js\nlet a = 1\n\`\`\`\n`

const filesOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ path: sourcePath(`content/p/page-${n}.md`), text: pageText(n) }))

function configOf() {
  const { value: config } = readConfig({ path: sourcePath('content/site.yaml'), text: CONFIG })
  if (!config) throw new Error('the configuration cannot be used')
  return config
}

function outlined(count: number, cache = memoryCache()): LiveSite | undefined {
  const [pages, config] = [filesOf(count), configOf()]
  const build = { version: '1', commit: undefined }
  return outlineSite({
    sources: { ...SOURCES, pages },
    assets: [],
    styles: [],
    config,
    build,
    cache,
    engines: markdownEngines(),
  })
}

function outlinedSite(): LiveSite {
  const live = outlined(150)
  if (!live) throw new Error('there are no outlines')
  return live
}

const edit = (live: LiveSite, path: string, text: string, cache = memoryCache()) =>
  withEditedPages(live, {
    sources: SOURCES,
    files: [{ path: sourcePath(path), text }],
    cache,
    engines: markdownEngines(),
  })

test('a page shows before the others are parsed, among their titles and with colours', async () => {
  const html = htmlAt(await withParsedPage(outlinedSite(), route('/p/page-7/')), '/p/page-7/')
  expect(html).toContain('<p>Text of 7.</p>')
  expect(html).toContain('<code><span class="tok-keyword">let</span> a = <span class="tok-constant">1</span>')
  expect(html).toContain('href="#part"')
  expect(html).toContain('>Page 8</a>')
  expect(html).not.toContain('Text of 8.')
})

test('a category shows what it lists', async () => {
  expect(htmlAt(await withParsedPage(outlinedSite(), route('/p/')), '/p/')).toContain('Page 149')
})

test('few pages are parsed at once instead', () => {
  expect(outlined(20)).toBeUndefined()
})

test('pages of which a cache has the texts alone are outlined', () => {
  const texts = { ...memoryTexts(), has: () => true }
  expect(outlined(150, memoryCache(new Map(), texts))?.outlines?.files.size).toBe(150)
})

/** A site of which an earlier reading has parsed the first pages. */
async function partlyKnown(known: number): Promise<LiveSite> {
  const [cache, config] = [memoryCache(), configOf()]
  const markdown = markdownFor({ ...SOURCES, pages: filesOf(known) }, config, markdownEngines())
  for (const file of keyFiles(filesOf(known), config)) await parserInMain(cache, markdown)(file)
  const live = outlined(150, memoryCache(cache.used, cache.texts))
  if (!live) throw new Error('there are no outlines')
  return live
}

test('pages that are known show as they are, and only the others are outlined', async () => {
  const live = await partlyKnown(149)
  expect([...(live.outlines?.files.values() ?? [])].map(({ file }) => file.path)).toEqual(['content/p/page-149.md'])
  expect(htmlAt(live.site, '/p/page-7/')).toContain('<p>Text of 7.</p>')
  expect((await partlyKnown(150)).outlines?.files.size).toBe(0)
})

test('an edit of a known page shows among outlines; not if others show what has changed', async () => {
  const live = await partlyKnown(149)
  const edited = await edit(live, 'content/p/page-7.md', pageText(7).replace('## Part', '## New part'))
  if (!edited) throw new Error('it must be read again')
  expect(htmlAt(await withParsedPage(edited, route('/p/page-7/')), '/p/page-7/')).toContain('href="#new-part"')
  expect(await edit(edited, 'content/p/page-7.md', `---\ndescription: New\n---\n${pageText(7)}`)).toBeUndefined()
})

test('a page that is edited while the others are outlined shows its new text, and they stay outlined', async () => {
  const edited = await edit(outlinedSite(), 'content/p/page-7.md', pageText(7).replace('Text of 7', 'New text'))
  if (!edited) throw new Error('it must be read again')
  expect(htmlAt(await withParsedPage(edited, route('/p/page-7/')), '/p/page-7/')).toContain('<p>New text.</p>')
  expect(htmlAt(await withParsedPage(edited, route('/p/page-8/')), '/p/page-8/')).toContain('<p>Text of 8.</p>')
})

test('an outline whose title has changed does not do: other pages show it', async () => {
  expect(await edit(outlinedSite(), 'content/p/page-7.md', pageText(7).replace('# Page', '# Other'))).toBeUndefined()
})

const A = '---\ndescription: What A is.\n---\n# A\n\nOld.\n'

/** The document of `/a/` when that page alone was read anew; undefined when more would have to be. */
async function shownAfter(text: string, path = 'content/a.md'): Promise<string | undefined> {
  const { site: before } = await site({ 'content/a.md': A, 'content/b.md': '# B\n' })
  const cache = memoryCache()
  const after = (await edit({ site: before, outlines: undefined }, path, text, cache))?.site
  if (!after) return undefined
  const texts: typeof after.texts = (page) =>
    cache.texts.has(page.key) ? cache.texts.read(page.key) : before.texts(page)
  return htmlAt({ ...after, texts }, '/a/')
}

test('a page whose own text has changed can be shown at once', async () => {
  expect(await shownAfter(A.replace('Old.', '## Part\n\nNew.'))).toMatch(/href="#part"[\s\S]*<p>New\.<\/p>/)
})

test.each([
  ['its title', A.replace('# A', '# Other'), 'content/a.md'],
  ['its description', A.replace('What A is', 'What it is'), 'content/a.md'],
  ['its place', A.replace('---\n#', 'sidebar: { position: 2 }\n---\n#'), 'content/a.md'],
  ['that it is published', A.replace('---\n#', 'draft: true\n---\n#'), 'content/a.md'],
  ['that it is there', A, 'content/new.md'],
])('not so when others show what has changed: %s', async (_, text, path) => {
  expect(await shownAfter(text, path)).toBeUndefined()
})

const GERMAN = '---\ndescription: Was B ist.\n---\n# B auf Deutsch\n\nAlt.\n'

test('an original that is edited shows its new text in place of missing translations, and a translation its own', async () => {
  const { site: before } = await site({
    'content/site.yaml': `${CONFIG}languages: [{ code: en, label: English }, { code: de, label: Deutsch }]\n`,
    'content/a.md': A,
    'content/b.md': '# B\n',
    'content/de/b.md': GERMAN,
  })
  const cache = memoryCache()
  const shown = async (path: string, text: string, at: string): Promise<string | undefined> => {
    const after = (await edit({ site: before, outlines: undefined }, path, text, cache))?.site
    if (!after) return undefined
    const texts: typeof after.texts = (page) =>
      cache.texts.has(page.key) ? cache.texts.read(page.key) : before.texts(page)
    const translations = after.translations.map((each) => ({ ...each, texts }))
    return htmlAt({ ...after, texts, translations }, at)
  }
  const original = await shown('content/a.md', A.replace('Old.', 'New, to [B](b.md).'), '/de/a/')
  expect(original).toContain('<p>New, to <a href="/de/b/">B</a>.</p>')
  expect(await shown('content/de/b.md', GERMAN.replace('Alt.', 'Neu.'), '/de/b/')).toContain('<p>Neu.</p>')
})
