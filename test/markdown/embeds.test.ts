import { expect, test } from 'vitest'
import { explainPolicy } from '../../src/render/head/ownTags.ts'
import { config, problemsOf as problemsOfSite, site } from '../site.ts'
import { bodyOf, parse, problemsOf } from './parse.ts'

const embeds = ['youtube', 'vimeo', 'loom', 'codesandbox', 'stackblitz', 'codepen', 'figma', 'https://demo.example.com']

test('an embed is a link in a frame of its own, in Markdown a link alone', () => {
  const text = '::embed{url=https://youtu.be/dQw4w9WgXcQ?t=42s title="How it *works*"}\n'
  const frame = 'data-src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=42" data-title="How it *works*"'
  const link = '<p><a href="https://youtu.be/dQw4w9WgXcQ?t=42s" rel="noopener noreferrer">How it *works*</a></p>'
  expect(bodyOf(text, { embeds })).toBe(
    `<figure class="embed" ${frame}>${link}<figcaption>www.youtube-nocookie.com</figcaption></figure>`,
  )
  expect(parse(text, { embeds }).value.markdown.replaceAll(/\0(?:address )?/g, '')).toBe(
    '[How it \\*works\\*](https://youtu.be/dQw4w9WgXcQ?t=42s)',
  )
  expect(problemsOf(text, { embeds })).toEqual([])
})

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871/ab12', 'https://player.vimeo.com/video/76979871?dnt=1&h=ab12'],
  ['https://www.loom.com/share/e5b8c04bca09', 'https://www.loom.com/embed/e5b8c04bca09'],
  ['https://codesandbox.io/p/sandbox/new-x1', 'https://codesandbox.io/embed/new-x1'],
  ['https://stackblitz.com/edit/vue-1?file=a/b.ts', 'https://stackblitz.com/edit/vue-1?embed=1&file=a%2Fb.ts'],
  ['https://codepen.io/ann/pen/abcXYZ', 'https://codepen.io/ann/embed/abcXYZ?default-tab=result'],
  [
    'https://www.figma.com/design/Ab1/Flow?node-id=1-2',
    'https://embed.figma.com/design/Ab1/Flow?embed-host=share&node-id=1-2',
  ],
  ['https://demo.example.com/x?a=1', 'https://demo.example.com/x?a=1'],
])('%s is shown as %s', (url, src) => {
  const html = bodyOf(`:::embed[T]{url="${url}"}\n:::`, { embeds })
  expect(/data-src="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#x26;', '&').replaceAll('&amp;', '&')).toBe(src)
})

test('an embed needs no closing line, and may have one', () => {
  const [open, closed] = ['', '\n:::'].map((end) => parse(`:::embed[T]{url=https://vimeo.com/1}${end}`, { embeds }))
  expect(closed?.problems).toEqual([])
  expect(open?.problems).toEqual([])
})

test('both pipelines write it alike, wherever it stands', () => {
  const text =
    '> ::embed[Film]{url=https://vimeo.com/1}\n\n- a\n\n  ::embed{url=https://vimeo.com/2 title=B}\n\n::embed{url=https://other.example/ title=C}\n\n```\n::embed{url=https://vimeo.com/3}\n```\n\n<div>raw</div>\n'
  const [fast, reference] = (['fast', 'reference'] as const).map((pipeline) => parse(text, { embeds, pipeline }))
  expect(fast).toEqual(reference)
  expect(fast?.value.embeds.map(({ host, place }) => [host, place.line])).toEqual([
    ['https://player.vimeo.com', 1],
    ['https://player.vimeo.com', 5],
  ])
})

test.each([
  [
    '::embed{url=https://vimeo.com/1 title=A}',
    [],
    'error disallowed-embed: "https://vimeo.com/1" is not embedded, since its host is not listed under "embeds" → add "embeds: [vimeo]" to content/site.yaml',
  ],
  [
    '::embed{url=https://x.example/ title=A}',
    embeds,
    'error disallowed-embed: "https://x.example/" is not embedded, since its host is not listed under "embeds" → add "https://x.example" to "embeds" in content/site.yaml',
  ],
  [
    '::embed{url=https://vimeo.com/about title=A}',
    embeds,
    'error invalid-attribute: "https://vimeo.com/about" is not an address that vimeo can embed → copy the address that the service offers for sharing',
  ],
  [
    '::embed{url=http://vimeo.com/1 title=A}',
    embeds,
    'error invalid-attribute: "http://vimeo.com/1" cannot be embedded → write an address that begins with "https://"',
  ],
  [
    '::embed{url=https://me@vimeo.com/1 title=A}',
    embeds,
    'error unsafe-link: "https://***@vimeo.com/1" contains a user name or password → write "https://vimeo.com/1"',
  ],
  [
    '::embed{url=https://demo.example.org?to=me@example.com title=A}',
    embeds,
    'error disallowed-embed: "https://demo.example.org?to=me@example.com" is not embedded, since its host is not listed under "embeds" → add "https://demo.example.org" to "embeds" in content/site.yaml',
  ],
  ['::embed{title=A}', embeds, 'error invalid-attribute: "::embed" has no "url" → write "url=https://…"'],
  [
    '::embed{url=https://vimeo.com/1}',
    embeds,
    'warning invalid-attribute: "::embed" has no "title" → write "title=…", which describes the content of the frame',
  ],
])('%s is reported', (text, allowed, message) => {
  expect(problemsOf(text, { embeds: allowed })).toEqual([`1:1 ${message}`])
  expect(bodyOf(text, { embeds: allowed })).not.toContain('evil')
})

test('an attribute that an embed does not have is reported where it is written', () => {
  const text = '::embed{url=https://vimeo.com/1 title=A src=https://evil.example/}'
  expect(problemsOf(text, { embeds: ['vimeo'] })).toEqual([
    '1:41 warning unknown-directive: "::embed" has no attribute "src" → known attributes: url, title',
  ])
  expect(bodyOf(text, { embeds: ['vimeo'] })).not.toContain('evil')
})

test('the policy names the hosts that pages embed, and no other', async () => {
  const files = {
    'content/site.yaml': config('embeds: [youtube, vimeo]\n'),
    'content/a.md': '# A\n\n::embed{url=https://vimeo.com/1 title=B}\n\n::embed{url=https://vimeo.com/2 title=C}\n',
  }
  const { site: loaded, html, file } = await site(files)
  expect(html('/')).toContain('frame-src &#x27;self&#x27; https://player.vimeo.com;')
  expect(file('_headers')).toContain("frame-src 'self' https://player.vimeo.com;")
  expect(explainPolicy(loaded)).toBe('frame-src https://player.vimeo.com\n  ::embed, content/a.md:3:1')
  const without = await site({ ...files, 'content/a.md': '# A' })
  expect(without.html('/')).not.toContain('frame-src')
})

test('what cannot be embedded is reported in the configuration', async () => {
  expect(await problemsOfSite({ 'content/site.yaml': config('embeds: [youtub, "*.example.com"]\n') })).toBe(
    'content/site.yaml:3:10  error  invalid-config\n  "youtub" is neither a service nor a host that can be embedded\n  fix: did you mean "youtube"?\n' +
      'content/site.yaml:3:18  error  invalid-config\n  "*.example.com" is neither a service nor a host that can be embedded\n  fix: write one of youtube, vimeo, loom, codesandbox, stackblitz, codepen, figma, or a host like "https://demo.example.com"',
  )
})

test.each([
  ['https://Demo.example.com:443/', 'https://demo.example.com'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['https://demo.example.com:8443', 'https://demo.example.com:8443'],
])('a site that is named as %s is that of %s', async (named, origin) => {
  const { site: loaded, problems } = await site({
    'content/site.yaml': config(`embeds: ["${named}"]\n`),
    'content/index.md': `# A\n\n::embed{url=${named.replace(/\/$/, '')}/a title=A}\n`,
  })
  expect(problems).toBe('')
  expect(explainPolicy(loaded)).toContain(`frame-src ${origin}\n`)
})

test.each(['https://*.example.com', 'https://u@a.example', 'https://a;b.example', 'https://a.example/x'])(
  '%s is not a site that can be embedded',
  async (named) => {
    const { found } = await site({ 'content/site.yaml': config(`embeds: ["${named}"]\n`) })
    expect(found.map(({ message }) => message)).toEqual([
      `"${named}" is neither a service nor a host that can be embedded`,
    ])
  },
)
