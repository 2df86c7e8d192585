import { expect, test } from 'vitest'
import { readConfig } from '../../src/config/readConfig.ts'
import { memoryCache } from '../../src/disk/cache.ts'
import { route, sourcePath } from '../../src/model/route.ts'
import { earlySite } from '../../src/pipeline/earlySite.ts'
import { markdownEngines } from '../../src/pipeline/markdownOptions.ts'
import { renderRoute } from '../../src/render/renderRoute.ts'
import { defaultTheme } from '../../theme/theme.ts'

const CONFIG = 'title: Portal\nurl: https://developer.example.com\n'
const BUNDLE = { styles: 'assets/portal-0.css', script: 'assets/portal-0.js', preloads: [] }

const early = (count: number) => {
  const pages = Array.from({ length: count }, (_, n) => ({
    path: sourcePath(`content/p/page-${n}.md`),
    text: `# Page ${n}\n\n## Part\n\nText of ${n}.\n\n\`\`\`js\nlet a = 1\n\`\`\`\n`,
  }))
  const { value: config } = readConfig({ path: sourcePath('content/site.yaml'), text: CONFIG })
  if (!config) throw new Error('the configuration cannot be used')
  const sources = { pages, assets: [], problems: [], readFile: () => undefined }
  const build = { version: '1', commit: undefined }
  return earlySite({ sources, config, build, cache: memoryCache(), engines: markdownEngines() })
}

test('a page shows before the others are parsed, among their titles and without colours', async () => {
  const site = await early(150)?.withPage(route('/p/page-7/'))
  if (!site) throw new Error('there is no early site')
  const html = renderRoute({ site, theme: defaultTheme, bundle: BUNDLE }, route('/p/page-7/'))
  expect(html).toContain('<p>Text of 7.</p>')
  expect(html).toContain('<span class="line">let a = 1</span>')
  expect(html).toContain('href="#part"')
  expect(html).toContain('>Page 8</a>')
  expect(html).not.toContain('Text of 8.')
})

test('a category shows what it lists', async () => {
  const site = await early(150)?.withPage(route('/p/'))
  if (!site) throw new Error('there is no early site')
  expect(renderRoute({ site, theme: defaultTheme, bundle: BUNDLE }, route('/p/'))).toContain('Page 149')
})

test('few pages are parsed at once instead', () => {
  expect(early(20)).toBeUndefined()
})
