import { join } from 'node:path'
import { expect, test } from 'vitest'
import { memoryCache } from '../../../src/disk/cache.ts'
import { de } from '../../../src/model/texts/de.ts'
import { bundleTheme, lookOf } from '../../../src/pipeline/bundleTheme.ts'
import { config, site } from '../../site.ts'

const COUNTER = `import { useState } from 'react'
import { step } from '../_step.ts'
export const attributes = { from: { type: 'number' } }
export const hydrate = 'visible'
export default function Counter({ from = 0, title, children }) {
  const [count, setCount] = useState(from)
  return <section><h4>{title}</h4><button onClick={() => setCount(count + step)}>{count}</button>{children}</section>
}`

const FILES = {
  'theme/directives/counter.tsx': COUNTER,
  'theme/_step.ts': 'export const step = 41',
  'content/index.md': '# Home\n\n:::counter[Click *it*]{from=2}\nText with an [address](./index.md)\n:::\n',
}

test('an island stands in the page as React renders it, with its props as data and its content once', async () => {
  const { html, problems } = await site(FILES)
  expect(problems).toBe('')
  expect(html('/')).toContain(
    '<div data-island="own:counter" class="island" data-hydrate="visible" data-props="{&quot;from&quot;:2}">' +
      '<section><h4><span data-slot="title">Click <em>it</em></span></h4><button>2</button>' +
      '<div data-slot="children"><p>Text with an <a href="/">address</a></p></div></section></div>',
  )
})

test('an island of the frame has what its part has, but for the content of the page and for other parts', async () => {
  const { html, failures } = await site({
    'theme/Footer.tsx':
      "export const hydrate = 'idle'\nexport default ({ view, parts }) => <b>{Object.keys(view).join()}</b>",
    'theme/Prose.tsx': "export const hydrate = 'idle'\nexport default () => null",
  })
  expect(html('/')).toMatch(
    /<div data-island="own:Footer" class="island" data-hydrate="idle" data-props="\{&quot;view&quot;:\{&quot;site[^>]*><b>site,navigation,sidebar,breadcrumbs,toc,text,openIn,movedAnchors,texts<\/b>/,
  )
  expect(failures()).toEqual([])
})

test('an island has the texts of the theme in the groups that it reads, in the language of the page', async () => {
  const { html, failures } = await site({
    'content/site.yaml': config('language: de\n'),
    'theme/Footer.tsx':
      "export const hydrate = 'idle'\nexport default ({ view: { texts } }) => <b>{texts.versions.read}</b>",
  })
  const [, island = ''] = /data-island="own:Footer"[^>]*data-props="([^"]*)"/.exec(html('/')) ?? []
  const { view } = JSON.parse(island.replaceAll('&quot;', '"'))
  expect(view).toMatchObject({ texts: { locale: 'de', versions: de.versions } })
  expect(Object.keys(view.texts)).toEqual(['locale', 'versions'])
  expect(html('/')).toContain(`<b>${de.versions.read}</b>`)
  expect(failures()).toEqual([])
})

test('the script of the site has its islands in a chunk that is loaded when it is needed, with one copy of React', async () => {
  const { site: loaded } = await site(FILES)
  const theme = join(import.meta.dirname, '../../../theme')
  const place = { folder: theme, module: join(theme, 'theme.ts') }
  const { bundle } = await bundleTheme(place, lookOf(loaded), memoryCache())
  const [script] = bundle.files.filter(({ path }) => path === bundle.script).map(({ content }) => String(content))
  expect(script).toContain('own:')
  expect(script).not.toContain('41')
  const withCode = (code: RegExp) => bundle.files.filter(({ content }) => code.test(String(content)))
  expect(withCode(/own:counter/)).toHaveLength(1)
  expect(withCode(/\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/)).toHaveLength(1)
})
