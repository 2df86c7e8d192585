import { expect, test } from 'vitest'
import { sourcePath } from '../../src/model/route.ts'
import type { Fonts } from '../../src/model/subset.ts'
import { config, site } from '../site.ts'

const FILES = {
  'content/site.yaml': config(
    'theme: { fonts: { text: /a.woff2, display: [{ file: /a.woff2, weight: 700 }], subset: [U+1-2] } }\n',
  ),
  'content/a.woff2': 'whole',
  'content/b.woff2': 'not of the theme',
}

const maker = (asked: string[]): Fonts => ({
  async subset(fonts, characters) {
    asked.push(`${fonts.map(({ path }) => path)} ${characters}`)
    const cut = fonts.map((font) => [font, { ...font, source: sourcePath('kept/a.woff2'), size: 2 }] as const)
    return { kind: 'made', fonts: new Map(cut), faults: new Map() }
  },
})

test('a font of the theme is cut down once, and stays at its address', async () => {
  const asked: string[] = []
  const { html, problems, site: loaded } = await site(FILES, { fonts: maker(asked) })
  expect(problems).toBe('')
  expect(asked).toEqual(['a.woff2 1,2'])
  expect(loaded.assets.get('a.woff2')).toMatchObject({ source: 'kept/a.woff2', size: 2 })
  expect(loaded.assets.get('b.woff2')).toMatchObject({ source: 'content/b.woff2' })
  expect(html('/')).toContain('<link rel="preload" href="/a.woff2" as="font"')
})

test('without characters, nothing is cut down', async () => {
  const asked: string[] = []
  const whole = { ...FILES, 'content/site.yaml': config('theme: { fonts: { text: /a.woff2 } }\n') }
  const { site: loaded } = await site(whole, { fonts: maker(asked) })
  expect(asked).toEqual([])
  expect(loaded.assets.get('a.woff2')).toMatchObject({ source: 'content/a.woff2' })
})

test('without the package, it is an error: what is published does not depend on the machine', async () => {
  const { found } = await site(FILES, {
    fonts: { subset: async () => ({ kind: 'missing', reason: 'is not installed' }) },
  })
  expect(found).toMatchObject([
    {
      severity: 'error',
      rule: 'missing-package',
      file: 'content/site.yaml',
      line: 3,
      column: 87,
      message: 'fonts cannot be subset, since the package "subset-font" is not installed',
      fix: 'run "npm install subset-font" in the folder of the site, or remove "subset" under "fonts"',
    },
  ])
})

test('a font that cannot be read is published as it is, and reported', async () => {
  const { found, site: loaded } = await site(FILES, {
    fonts: {
      subset: async (fonts) => ({
        kind: 'made',
        fonts: new Map(),
        faults: new Map(fonts.map((font) => [font, 'corrupt'])),
      }),
    },
  })
  expect(found).toMatchObject([
    {
      severity: 'warning',
      rule: 'unreadable-file',
      file: 'content/a.woff2',
      message: '"a.woff2" cannot be subset: corrupt',
      fix: 'replace it with a font that is not damaged',
    },
  ])
  expect(loaded.assets.get('a.woff2')).toMatchObject({ source: 'content/a.woff2' })
})
