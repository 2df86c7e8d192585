import { expect, test } from 'vitest'
import type { Pictures } from '../../src/model/pictures.ts'
import { sourcePath } from '../../src/model/route.ts'
import { bodyOf, parse } from '../markdown/parse.ts'
import { config, site } from '../site.ts'

const FILES = {
  'content/site.yaml': config('images: { widths: [20] }\n'),
  'content/index.md': '# Home\n\n![A](./img/a.png) ![B](/img/b.svg) [![C](/img/a.png)](./index.md)\n',
  'content/img/a.png': 'png',
  'content/img/b.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'content/img/unused.png': 'png',
}

/** Makes small pictures of each, and notes what it was asked for. */
const maker = (asked: string[] = []): Pictures => ({
  async make(pictures, { widths, formats }) {
    asked.push(...pictures.map(({ path }) => `${path} ${widths} ${formats}`))
    const small = new Map(
      pictures.map((picture) => [
        picture,
        formats.flatMap((format) =>
          widths.map((width) => {
            const path = `assets/pictures/a-${width}.${format}`
            const asset = { source: sourcePath(`kept/${path}`), path, size: 1, modified: 0, dimensions: undefined }
            return { asset, format, width }
          }),
        ),
      ]),
    )
    return { kind: 'made', small, faults: new Map() }
  },
})

const source = (format: string, set: string) =>
  `<source type="image/${format}" srcset="${set}" sizes="auto, (max-width: 48rem) 100vw, 48rem">`

test('a picture that a page shows has smaller versions, which are published', async () => {
  const asked: string[] = []
  const files = { ...FILES, 'content/site.yaml': config('baseUrl: /p/\nimages: { widths: [20, 30] }\n') }
  const { html, text, problems, site: loaded } = await site(files, { pictures: maker(asked) })
  expect(problems).toBe('')
  expect(asked).toEqual(['img/a.png 20,30 avif,webp'])
  expect(html('/')).toContain(
    '<picture>' +
      source('avif', '/p/assets/pictures/a-20.avif 20w, /p/assets/pictures/a-30.avif 30w') +
      source('webp', '/p/assets/pictures/a-20.webp 20w, /p/assets/pictures/a-30.webp 30w') +
      '<img alt="A" src="/p/img/a.png" decoding="async" width="40" height="20"></picture>',
  )
  expect(html('/')).toContain(
    '<img alt="B" src="/p/img/b.svg" loading="lazy" decoding="async" width="40" height="20"> <a',
  )
  expect(text('/')).toContain('![A](https://developer.example.com/p/img/a.png)')
  expect([...loaded.assets.keys()].filter((path) => path.startsWith('assets/'))).toHaveLength(4)
})

test('without the package, it is an error', async () => {
  const { found } = await site(FILES, {
    pictures: { make: async () => ({ kind: 'missing', reason: 'is not installed' }) },
  })
  expect(found).toMatchObject([
    {
      severity: 'error',
      rule: 'missing-package',
      file: 'content/site.yaml',
      line: 3,
      column: 19,
      message: 'pictures cannot be resized, since the package "sharp" is not installed',
      fix: 'run "npm install sharp" in the folder of the site, or remove "widths" and "formats" under "images"',
    },
  ])
})

test('a picture that is damaged stays as it is, and is reported', async () => {
  const make: Pictures['make'] = async (pictures) => ({
    kind: 'made',
    small: new Map(),
    faults: new Map(pictures.map((picture) => [picture, 'corrupt header'])),
  })
  const { problems, html } = await site(FILES, { pictures: { make } })
  expect(problems).toBe(
    'content/img/a.png:1:1  warning  unreadable-file\n' +
      '  "img/a.png" cannot be resized: corrupt header\n' +
      '  fix: replace it with a picture that is not damaged',
  )
  expect(html('/')).toContain('<picture><img alt="A" src="/img/a.png"')
})

test('nothing is made unless the site says so, and formats can be chosen', async () => {
  const asked: string[] = []
  await site({ ...FILES, 'content/site.yaml': config('images: { zoom: true }\n') }, { pictures: maker(asked) })
  expect(asked).toEqual([])
  await site({ ...FILES, 'content/site.yaml': config('images: { formats: [webp] }\n') }, { pictures: maker(asked) })
  expect(asked).toEqual(['img/a.png 480,960,1440 webp'])
})

test('both pipelines write it alike', () => {
  const options = { smallImages: true, zoomImages: true }
  const text = 'A ![a](/img/a.jpg) ![b](/img/b.svg) [![c](/img/c.png)](./c.md)\n\n![d][d]\n\n[d]: /img/d.png "T"\n'
  const [fast, reference] = (['fast', 'reference'] as const).map((pipeline) => parse(text, { ...options, pipeline }))
  expect(fast).toEqual(reference)
  expect(bodyOf(text, options)).toContain(
    '<a class="zoom" href="/img/a.jpg"><picture>⟦image-sources img/a.jpg⟧<img alt="a" src="/img/a.jpg"',
  )
  expect(bodyOf(text, options).match(/<picture>/g)).toHaveLength(2)
})
