import { describe, expect, test } from 'vitest'
import { config, type Files, problemsOf, site } from '../site.ts'

const withRedirects = (lines: string, more = ''): string => config(`redirects:\n${lines}\n${more}`)

const PAGES: Files = {
  'content/guide.md': '# Guide\n\n## One',
  'content/index.md': '[Guide](guide.md)',
  'content/img/x.png': 'x',
}

const problems = (lines: string, files: Files = {}): Promise<string> =>
  problemsOf({ ...PAGES, ...files, 'content/site.yaml': withRedirects(lines) })

describe('a redirect', () => {
  test('is a document that leads on, with a canonical address, and a line for hosts', async () => {
    const lines = "  /old/page/: /guide/#one\n  /gone: 'https://www.example.com/?a=1&b=2'"
    const { file, problems: found } = await site({
      ...PAGES,
      'content/site.yaml': withRedirects(lines, 'baseUrl: /portal/\n'),
    })
    expect(found).toBe('')
    expect(file('old/page/index.html')).toBe(
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title>' +
        '<link rel="canonical" href="https://developer.example.com/portal/guide/#one">' +
        '<meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=/portal/guide/#one">' +
        '<meta name="viewport" content="width=device-width, initial-scale=1"></head>' +
        '<body><p>This page has moved to <a href="/portal/guide/#one">/portal/guide/#one</a>.</p></body></html>\n',
    )
    expect(file('gone/index.html')).toContain('content="0; url=https://www.example.com/?a=1&amp;b=2"')
    expect(file('_redirects')).toBe(`/portal/old/page/ /portal/guide/#one 301
/portal/old/page /portal/guide/#one 301
/portal/gone/ https://www.example.com/?a=1&b=2 301
/portal/gone https://www.example.com/?a=1&b=2 301
`)
    expect(file('sitemap.xml')).not.toContain('gone')
  })

  test('of an anchor is a note on its page that is seen by those who come for it', async () => {
    const { html } = await site({ ...PAGES, 'content/site.yaml': withRedirects("  '/guide/#old': /") })
    expect(html('/guide/')).toContain(
      '<p id="old" class="moved-anchor" data-nosnippet="">This part has moved to <a href="/">/</a>.</p>',
    )
    expect(html('/')).not.toContain('moved-anchor')
  })

  test('must lead somewhere', async () => {
    expect(await problems("  /old/: /guid/\n  /older/: '/guide/#two'")).toBe(`content/site.yaml:4:10  error  broken-link
  "/guid/" does not exist
  fix: did you mean "/guide/"?
content/site.yaml:5:12  error  broken-anchor
  "/guide/" has no anchor "#two"`)
  })

  test.each([
    ['/*', '*'],
    ['/docs/*/a/', '*'],
    ['/docs/:name/', ':name'],
  ])('has no wildcard, as "%s" has', async (from, wildcard) => {
    const found = await problems(`  "${from}": /guide/`, { 'content/a.md': `---\naliases: ["${from}"]\n---\n# A` })
    const message = `error  invalid-config
  "${from}" has the wildcard "${wildcard}", which a redirect of one address cannot have
  fix: write a redirect for each address, or the wildcard into content/_redirects`
    expect(found).toContain(`content/site.yaml:4:${from.length + 7}  ${message}`)
  })

  test.each(['javascript:alert(1)', 'JAVASCRIPT://%0aalert(1)', 'data:text/html,x'])(
    'does not lead to %s',
    async (to) => {
      expect(await problems(`  /old/: "${to}"`)).toBe(`content/site.yaml:4:10  error  unsafe-link
  "${to}" is not the address of another site
  fix: write it like "https://www.example.com/"`)
    },
  )

  test('keeps to its line in the list for hosts', async () => {
    const { file } = await site({
      ...PAGES,
      'content/site.yaml': withRedirects(
        '  /a/: "https://www.example.com/a b\\n/* /evil 200"\n  /b/: "/guide/?a b\\n/c /d"',
        'lenient: true\n',
      ),
    })
    expect(file('_redirects')).toBe(`/a/ https://www.example.com/a%20b%0A/*%20/evil%20200 301
/a https://www.example.com/a%20b%0A/*%20/evil%20200 301
/b/ /guide/?a%20b%0A/c%20/d 301
/b /guide/?a%20b%0A/c%20/d 301
`)
  })

  test('leads to letters of any language in ASCII, as headers do', async () => {
    const lines = '  /a/: "https://\u65e5\u672c.example/\u00fc#\\ud800"\n  /b/: "/guide/?\u00fc#\u00fc"'
    const { file } = await site({ ...PAGES, 'content/site.yaml': withRedirects(lines, 'lenient: true\n') })
    expect(file('_redirects')).toBe(`/a/ https://xn--wgv71a.example/%C3%BC#%EF%BF%BD 301
/a https://xn--wgv71a.example/%C3%BC#%EF%BF%BD 301
/b/ /guide/?%C3%BC#%C3%BC 301
/b /guide/?%C3%BC#%C3%BC 301
`)
  })

  test('is found in either form of its letters, and leads to a page in either', async () => {
    const [one, other] = ['/caf\u00e9/', '/cafe\u0301/']
    for (const from of [one, other]) {
      const { file, problems: found } = await site({
        ...PAGES,
        'content/index.md': `[a](${one}) [b](${other})`,
        'content/th\u00e9.md': '# Th\u00e9',
        'content/site.yaml': withRedirects(`  ${from}: /the\u0301/\n`),
      })
      // The links are reported with the address that they lead to, and so are found.
      expect(found.match(/error {2}\S+|warning {2}\S+/g)).toEqual([
        'warning  redirected-link',
        'warning  redirected-link',
      ])
      expect(file('_redirects')).toBe(
        ['/caf%C3%A9/', '/caf%C3%A9', '/cafe%CC%81/', '/cafe%CC%81'].map((at) => `${at} /th%C3%A9/ 301\n`).join(''),
      )
      expect(file(`${from.slice(1)}index.html`)).toContain('url=/th%C3%A9/')
    }
    expect(await problems(`  ${one}: /guide/\n  ${other}: /guide/\n`)).toContain('differs only by that from')
    expect(await problems(`  ${one}: ${other}\n`)).toContain('redirects to itself in a loop')
  })

  test('does not begin where something is', async () => {
    const lines = "  /guide/: /\n  '/guide/#one': /\n  /pic/: /"
    expect(await problems(lines, { 'content/pic/index.html': 'x' })).toBe(`content/site.yaml:4:12  error  invalid-config
  "/guide/" exists, so it cannot be redirected
  fix: remove the redirect, or the page or file
content/site.yaml:5:18  error  invalid-config
  "/guide/" is redirected, and its anchors with it
  fix: remove this redirect
content/site.yaml:6:10  error  invalid-config
  "/pic/" exists, so it cannot be redirected
  fix: remove the redirect, or the page or file`)
    expect(await problems("  '/guide/#one': /\n  '/nope/#x': /")).toBe(`content/site.yaml:4:18  error  invalid-config
  "/guide/#one" exists, so it cannot be redirected
  fix: remove the redirect
content/site.yaml:5:15  error  invalid-config
  there is no page "/nope/"
  fix: redirect the page: "/nope/: /"`)
  })

  test('does not run in circles', async () => {
    expect(await problems('  /a/: /b/\n  /b/: /a/\n  /c/: /c/')).toBe(
      [
        ['4:8', '/a/'],
        ['5:8', '/b/'],
        ['6:8', '/c/'],
      ]
        .map(
          ([place, from]) =>
            `content/site.yaml:${place}  error  invalid-config\n  "${from}" redirects to itself in a loop\n  fix: redirect it to a page`,
        )
        .join('\n'),
    )
  })

  test('may lead to another, and the final target is suggested', async () => {
    expect(
      await problems('  /a/: /b/\n  /b/: /c/\n  /c/: /guide/'),
    ).toBe(`content/site.yaml:4:8  warning  redirected-link
  "/b/" redirects to "/guide/"
  fix: write "/guide/"
content/site.yaml:5:8  warning  redirected-link
  "/c/" redirects to "/guide/"
  fix: write "/guide/"`)
  })
})

test('row 40: a link to a moved page is reported with its new address', async () => {
  const files = { 'content/index.md': '[a](/old/) [b](old.md#one) [c](guide.md#uno) [d](guide.md)' }
  expect(
    await problems("  /old/: /guide/\n  '/guide/#uno': '/guide/#one'", files),
  ).toBe(`content/index.md:1:1  warning  redirected-link
  "/old/" redirects to "/guide/"
  fix: write "/guide/"
content/index.md:1:12  warning  redirected-link
  "old.md#one" redirects to "/guide/"
  fix: write "/guide/#one"
content/index.md:1:28  warning  redirected-link
  "guide.md#uno" redirects to "/guide/#one"
  fix: write "/guide/#one"`)
})
