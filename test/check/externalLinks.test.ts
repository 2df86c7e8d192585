import { expect, test } from 'vitest'
import { externalLinks } from '../../src/check/externalLinks.ts'
import { collectingLinks } from '../../src/check/siteLinks.ts'
import { atOnce } from '../../src/model/atOnce.ts'
import { config, SPEC, site } from '../site.ts'

const PAGE = `[a](https://a.dev/x) [again](https://a.dev/x) [b](//b.dev) [c](https://c.dev/ignored) [d](mailto:a@b.dev)
[e](https://www.example.com/) [f](http://localhost:3000/) [g](https://a.dev/x#part)
`

test('each address of another site is there once, with all its links; names for documentation are not', async () => {
  const { site: made } = await site({
    'content/site.yaml': config(
      'links: { ignore: ["https://c.dev/*"] }\napis: [{ spec: openapi/a.yaml, route: /api/ }]\n',
    ),
    'content/index.md': PAGE,
    'openapi/a.yaml': SPEC.replace('summary: List offers', "description: '[s](https://s.dev/)'"),
  })
  const found = externalLinks(made, atOnce(collectingLinks(made))).map(
    ({ address, links }) =>
      `${address} ${links.map(({ target, place, severity }) => `${place.line} ${target} ${severity}`).join(', ')}`,
  )
  expect(found).toEqual([
    'https://a.dev/x 1 https://a.dev/x error, 1 https://a.dev/x error',
    'https://b.dev/ 1 //b.dev error',
    'https://a.dev/x#part 2 https://a.dev/x#part error',
    'https://s.dev/ 8 https://s.dev/ warning',
  ])
})

test('a reserved name is there if the site allows it to be asked', async () => {
  const { site: made } = await site({
    'content/site.yaml': config('links: { allowPrivate: [localhost, "*.test"] }\n'),
    'content/index.md': '[a](http://localhost:3000/x) [b](http://a.test/) [c](http://example.com/)',
  })
  expect(externalLinks(made, atOnce(collectingLinks(made))).map(({ address }) => address)).toEqual([
    'http://localhost:3000/x',
    'http://a.test/',
  ])
})
