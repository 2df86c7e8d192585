import { expect, test } from 'vitest'
import { config, site } from '../site.ts'
import { bodyOf, parse } from './parse.ts'

const zoomImages = true

test('a picture of the site is a link to its file, unless it is in a link', () => {
  expect(bodyOf('![A](/img/a.png "T")', { zoomImages })).toBe(
    '<p><a class="zoom" href="/img/a.png"><img alt="A" src="/img/a.png" title="T" loading="lazy" decoding="async"⟦image-size img/a.png⟧></a></p>',
  )
  expect(bodyOf('[![A](/img/a.png)](./b.md) ![A](https://x.example/a.png)', { zoomImages })).not.toContain('zoom')
  expect(bodyOf('![A](/img/a.png)')).not.toContain('zoom')
  // A link needs a name.
  expect(bodyOf('![](/img/a.png) <img src="/img/a.png" alt="">', { zoomImages })).not.toContain('zoom')
})

test('both pipelines write it alike, and the Markdown has the picture alone', () => {
  const text =
    'A ![a](/img/a.png#only-dark) ![](/img/a.png) [![b](/img/b.png)](./c.md)\n\n:::cards\n- **[![c](/img/c.png) C](./c.md)** D\n:::\n\n<figure><img src="/img/d.png" alt="d"></figure>\n'
  const [fast, reference] = [
    parse(text, { zoomImages, pipeline: 'fast' }),
    parse(text, { zoomImages, pipeline: 'reference' }),
  ]
  expect(fast).toEqual(reference)
  // Of a picture for one mode, the link is hidden with it.
  expect(fast.value.body.match(/class="zoom[^"]*"/g)).toEqual(['class="zoom only-dark"', 'class="zoom"'])
  expect(fast.value.markdown).toMatch(/^A !\[a\]\(.*? !\[\]\(/)
})

test('a site has it where its configuration says so', async () => {
  const page = { 'content/index.md': '# Home\n\n![A](/img/a.png)\n', 'content/img/a.png': '' }
  const { html } = await site({ ...page, 'content/site.yaml': config('images: { zoom: true }\n') })
  expect(html('/')).toContain('<a class="zoom" href="/img/a.png"><img alt="A"')
})
