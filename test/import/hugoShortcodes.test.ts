import { expect, test } from 'vitest'
import { hugo } from '../../src/import/hugo/hugo.ts'
import type { Files } from '../site.ts'
import { imported } from './imported.ts'

const FILES = {
  'hugo.toml': 'baseURL = "https://x.example/"\n[params]\nversion = "1.10"\n',
  'layouts/shortcodes/box.html':
    '<div class="box">\n  {{- /* why */ -}}\n  <b>{{ .Get 0 }}</b>\n  {{ .Inner | markdownify }}\n</div>\n',
  'layouts/shortcodes/says.html': '<blockquote><p>Goose says</p>{{ .Inner | markdownify }}</blockquote>',
  'layouts/shortcodes/example.html':
    '<div class="example">\n{{ highlight (trim (readFile (.Get "src")) "\\n\\r") (.Get "lang") "" }}\n</div>\n',
  'layouts/shortcodes/file.html':
    '{{$file := .Get "file"}}\n{{- if eq (.Get "markdown") "true" -}}{{- $file | readFile | markdownify -}}{{- else -}}{{ $file | os.ReadFile | safeHTML }}{{- end -}}',
  'layouts/shortcodes/latest.html': '{{ .Site.Params.version }}',
  'layouts/shortcodes/loop.html': '{{ range .Site.Pages }}{{ .Title }}{{ end }}',
  'content/examples/a/job.yaml': 'kind: Job\n',
  'content/includes/req.md': 'You *need* it.\n',
  'content/includes/toml.md': '+++\ntitle = "T"\n+++\nOf *TOML*.\n',
  'content/includes/two.yaml': '---\na: 1\n---\nb: 2\n',
  'content/docs/reference/glossary/pod.md':
    '---\ntitle: Pod\nid: pod\nfull_link: https://x.org/pod\n---\nShort.\n\n<!--more-->\n\nLong.\n',
}

test.each([
  ['{{< box One >}}*in*{{< /box >}}', '<div class="box"><b>One</b>\n\n*in*\n\n</div>'],
  ['{{< says >}}**in** it{{< /says >}}', '<blockquote><p>Goose says</p>\n\n**in** it\n\n</blockquote>'],
  ['{{< example src="content/examples/a/job.yaml" lang="yaml" >}}', '```yaml\nkind: Job\n```'],
  ['{{< file file="/content/includes/req.md" >}}', 'You *need* it.'],
  ['Use {{< latest >}}', 'Use 1.10'],
  ['{{< blockquote author="Ann" title="Notes" >}}*Said*{{< /blockquote >}}', ':::quote[Ann, Notes]\n*Said*\n:::'],
  ['{{% quote %}}Said{{% /quote %}}', ':::quote\nSaid\n:::'],
  [
    '- {{< blockquote author="Ann" link="https://x.example/" >}}Said{{< /blockquote >}}',
    '- :::quote[[Ann](https://x.example/)]\n  Said\n  :::',
  ],
  ['{{% code_sample file="a/job.yaml" %}}', '```yaml title="a/job.yaml"\nkind: Job\n```'],
  ['{{% include "toml.md" %}}', 'Of *TOML*.'],
  ['{{< readfile file="includes/two.yaml" code="true" lang="yaml" >}}', '```yaml\n---\na: 1\n---\nb: 2\n```'],
  ['```toml {file="hugo.toml" hl_lines=[1]}\na = 1\n```', '```toml title="hugo.toml" {1}\na = 1\n```'],
  ['{{< include "req.md" >}} {{< version-check >}}', 'You *need* it.'],
  ['{{< glossary_definition term_id="pod" length="short" prepend="A pod is:" >}}', 'A pod is: Short.'],
  [
    'A {{< glossary_tooltip term_id="pod" >}}, {{< glossary_tooltip text="b" term_id="c" >}}',
    'A [Pod](https://x.org/pod), b',
  ],
  ['{{< feature-state for_k8s_version="1.24" state="beta" >}}', '**Feature state:** v1.24 (beta)'],
  [
    '{{< tabs >}}{{< tab name="A" codelang="bash" >}}ls{{< /tab >}}{{< /tabs >}}',
    '::::tabs\n:::tab[A]\n```bash\nls\n```\n:::\n::::',
  ],
  [
    '{{< cardpane >}}\n{{< card header="**A**" title="T" footer="F" >}}\nB\n{{< /card >}}\n{{% card code=true lang="C" %}}\nx\n{{% /card %}}\n{{< /cardpane >}}',
    ':::cards\n- **A** **T**\n\n  B\n\n  F\n- ```c\n  x\n  ```\n:::',
  ],
  ['{{< math >}}\n$$x$$\n{{< /math >}}', '$$x$$'],
  ['Is {{< highlight go "hl_inline=true" >}}f(){{< /highlight >}} it?', 'Is `f()` it?'],
  [
    '{{< tweet user="a" id="1" >}} {{< instagram B >}}',
    '[Post](https://x.com/a/status/1) [Photo](https://www.instagram.com/p/B/)',
  ],
  ['{{< iframe "https://www.x.example/a" >}}', '<a href="https://www.x.example/a">x.example/a</a>'],
  ['A {{< icon "github" >}} {{% icon icon="fa-fw fas fa-star" %}}', 'A :icon[mark-github] :icon[star]'],
  ['{{% tab title="c" %}}\n*a*\n{{% /tab %}}', '::::tabs\n:::tab[c]\n*a*\n:::\n::::'],
  ['{{% button icon="bars" %}}{{% /button %}}{{% button %}}*Go*{{% /button %}}', '*Go*'],
  [
    '{{< tree >}}\n- drive\n  - dir | folder\n    - file.txt | file | A *file*\n{{< /tree >}}',
    ':::file-tree\n- drive\n  - dir\n    - file.txt A *file*\n:::',
  ],
  ['```py {lineNos="true" lineNoStart="12"}\na\n```', '```py lines=12\na\n```'],
  ['A {{< kbd start" "more" >}} B', 'A <kbd>start"</kbd> B'],
  ['{{< card title="T" >}}a{{< /card >}}', ':::cards\n- **T** a\n:::'],
  [
    '{{< collapse summary="S" >}}*a*{{< /collapse >}} {{< rtl >}}b{{< /rtl >}}',
    ':::details[S]\n*a*\n:::\n <span dir="rtl">b</span>',
  ],
  [
    '<div class="x">\n{{< hextra/hero-headline >}}\n  Build&nbsp;<br class="y" />sites\n{{< /hextra/hero-headline >}}\n</div>\n{{< hextra/hero-button text="Go" link="https://x.example" >}}\n\n{{< hextra/feature-grid >}}\n  {{< hextra/feature-card\n    title="A"\n    subtitle="B<br>c"\n    icon="book-open"\n  >}}\n  {{< hextra/feature-card title="D" link="https://x.example" >}}\n{{< /hextra/feature-grid >}}',
    '<div class="x">\n\n\n## Build sites\n\n\n</div>\n\n\n[Go](https://x.example)\n\n\n\n\n\n:::cards\n- :icon[book] **A** B c\n- **[D](https://x.example)**\n:::',
  ],
  [
    '{{< hextra/hero-badge link="https://x.example" >}}<span>Free</span>{{< /hextra/hero-badge >}}{{< hextra/hero-button text="Go" >}}\n{{< hextra/hero-container image="https://x.example/a.png" imageTitle="P" >}}a{{< /hextra/hero-container >}}',
    '[Free](https://x.example)\n\n\n\nGo\n\n\n\n\na\n\n![P](https://x.example/a.png)',
  ],
  [
    '{{< hextra/feature-grid >}}\n{{< hextra/feature-card title="A" image="https://x.example/a.png" >}}\n{{< /hextra/feature-grid >}}',
    ':::cards\n- **A** ![](https://x.example/a.png)\n:::',
  ],
  [
    '{{< card title="T" icon="star" image="https://x.example/a.png" >}}',
    ':::cards\n- ![](https://x.example/a.png) :icon[star] **T**\n:::',
  ],
  [
    '{{< blocks/section >}}{{% blocks/feature icon="fa-star" title="T" %}}a{{% /blocks/feature %}}{{< /blocks/section >}}',
    ':::cards\n- :icon[star] **T**\n\n  a\n:::',
  ],
  ['{{< table caption="C" >}}\n| a |\n|---|\n{{< /table >}}', '| a |\n|---|\n\n*C*'],
])('%j', async (text, expected) => {
  const { page, left } = await imported(hugo, { ...FILES, 'content/p.md': text })
  expect(page('p.md').trim()).toBe(expected)
  expect(left.filter((each) => each.includes('content/p.md'))).toEqual([])
})

test('a shortcode of the site is left if its template does more than put in what it is given', async () => {
  const { page, left } = await imported(hugo, { ...FILES, 'content/p.md': 'A {{< loop >}}' })
  expect(page('p.md')).toBe('A `{{< loop >}}`\n')
  expect(left).toEqual(['{{< loop >}} at content/p.md:1'])
})

test('of a key of front matter that is written twice, the last value counts', async () => {
  const text = '---\ntitle: P\nweight: 1\nweight: 2\n---\nA'
  const { page, left, rows } = await imported(hugo, { ...FILES, 'content/p.md': text })
  expect(left).toEqual([])
  expect(rows).toContainEqual(
    expect.objectContaining({ construct: 'front matter: the key "weight" is defined twice', converted: 1 }),
  )
  expect(page('p.md')).toBe('---\ntitle: P\nsidebar:\n  position: 2\n---\n\nA\n')
})

test('front matter may follow blank lines', async () => {
  const { page, left } = await imported(hugo, { ...FILES, 'content/p.md': '\n \n---\ntitle: P\nx: [\n---\nA' })
  expect(left).toEqual([expect.stringMatching(/^front matter: .* at content\/p\.md:6$/)])
  const { page: read } = await imported(hugo, { ...FILES, 'content/p.md': '\n---\ntitle: P\n---\nA {{< loop >}}' })
  expect([page('p.md').includes('title'), read('p.md')]).toEqual([false, '---\ntitle: P\n---\n\nA `{{< loop >}}`\n'])
})

test('a comment of a template is left out, but for code that shows it', async () => {
  const { page } = await imported(hugo, {
    ...FILES,
    'content/p.md': 'A {{/* x */}}B `{{/*` and `*/}}`\n\n```\n{{/* y */}}\n```\n',
  })
  expect(page('p.md')).toBe('A B `{{/*` and `*/}}`\n\n```\n{{/* y */}}\n```\n')
})

const TEMPLATES: Files = {
  issue:
    '{{ range .Params }}\n\t{{ if eq (substr . 0 1) "@" }}\n\t<a href="https://x.example/{{ substr . 1 }}">{{ . }}</a>\n\t{{ else }}\n\t<a href="https://x.example/i/{{ . }}">#{{ . }}</a>\n\t{{ end }}\n{{ end }}\n',
  download:
    '{{- /* a link */ -}}<a href="/{{ partial "version.html" . }}/{{ .Get 0 }}.{{ if len .Params | eq 2 }}{{ .Get 1 }}{{ else }}zip{{ end }}">{{ .Get 0 | upper | printf "%s!" }}</a>',
  frame:
    '{{ $kind := .Get "kind" | default "note" }}<div class="{{ $kind }}">{{ with .Get "title" }}<b>{{ . }}</b>{{ else }}{{ $kind }}{{ end }}\n{{ .Inner | markdownify }}\n</div>',
  nested: '{{ if and (isset .Params "a") (not (.Get "b")) }}A{{ else if or (.Get "b") false }}B{{ else }}C{{ end }}',
  page: '{{ if .Get "a" }}{{ .Page.Title }}{{ end }}',
  own: '{{ .Get "constructor" }}{{ .Get 9 }}x',
  circle: '{{ partial "circle" . }}',
  many: `${'{{ range .Params }}'.repeat(12)}x${'{{ end }}'.repeat(12)}`,
  open: '{{ if .Get 0 }}x',
  double: `{{ $x := "ab" }}${'{{ $x = print $x $x }}'.repeat(40)}x`,
  replace: `{{ $x := "aaaaaaaaaa" }}${'{{ $x = replace $x "a" $x }}'.repeat(9)}x`,
  both: '{{ if and (index .Params "none") true }}A{{ else }}B{{ end }}',
  badge: '{{ if .Inner }}<i>{{ .Inner }}</i>{{ end }}',
  kbd: '<i>{{ .Inner }}</i>',
  aside: '<aside class="x">{{ .Inner | .Page.RenderString }}</aside>',
}

const COPY = '<button onclick="copy()">Copy</button><textarea hidden>{{ $code }}</textarea>'

/** Templates that ask for more, each with a use and what becomes of it. */
const MORE: { [name: string]: [template: string, use: string, expected: string] } = {
  code: [
    `{{ $code := trim .Inner "\n" }}{{ $id := md5 $code }}<table id="{{ $id }}"><tr><th>${COPY}</th></tr><tr><td>{{- highlight $code (.Get "lang") "" | -}}</td></tr></table>`,
    '{{< code lang="sh" >}}\ncat <<EOF\n<a>\n\nEOF\n{{< /code >}}',
    '```sh\ncat <<EOF\n<a>\n\nEOF\n```',
  ],
  titled: [
    '{{ $file := .Get "file" }}{{ $end := findRE "\\\\.[^.]+$" $file 1 }}{{ $lang := "" }}{{ with $end }}{{ $lang = index . 0 | strings.TrimPrefix "." }}{{ end }}<p><a href="/{{ $file }}">{{ strings.TrimPrefix `static/` $file }}</a></p>{{ highlight (readFile $file) $lang }}',
    '{{< titled file="static/a/b.yaml" >}}',
    '```yaml title="a/b.yaml"\nkind: Job\n```',
  ],
  pictured: [
    '<img src="/a.png">{{ highlight .Inner "sh" }}',
    '{{< pictured >}}ls{{< /pictured >}}',
    '<img src="/a.png">\n\n```sh\nls\n```',
  ],
  rows: [
    '{{ range $i, $row := .Site.Data.teams.list }}{{ add $i 1 }}. {{ $row.name }} {{ .place.city | title }}{{ .none }}\n{{ end }}',
    '{{< rows >}}',
    '1. Ada New York\n2. Bob Rome',
  ],
  keys: ['{{ range $key, $value := dict "b" 1 "a" 2 }}{{ $key }}{{ $value }}{{ end }}', '{{< keys >}}', 'a2b1'],
  json: ['{{ $x := readFile "data/x.json" | transform.Unmarshal }}{{ delimit $x.list "," }}', '{{< json >}}', '1,2'],
  named: ['{{ with $x := .Get 0 }}{{ $x }}{{ . }}{{ end }}', '{{< named a >}}', 'aa'],
  lists: [
    '{{ $all := slice "c" "a" | append "b" }}{{ delimit (sort $all) "" }}{{ first 1 (after 1 $all) }}{{ last 1 $all }} {{ range where .Site.Data.teams.list "place.city" "!=" "rome" }}{{ .name }}{{ end }}{{ index .Site.Data.teams "list" 1 "name" }}',
    '{{< lists >}}',
    'abc[a][b] AdaBob',
  ],
  scratch: [
    '{{ range $k, $v := dict "x" 1 }}{{ $.Scratch.Set $k $v }}{{ end }}{{ $.Scratch.Get "x" }}{{ .Scratch.Get "y" }}',
    '{{< scratch >}}',
    '1',
  ],
  commented: ['{{- /* @example {{< commented "a" }} */ -}}{{ .Get 0 }}', '{{< commented b >}}', 'b'],
  paths: [
    '{{ path.Base "a/b.md" }} {{ path.Ext "b.md" }} {{ path.Join "a/" "b" }} {{ urls.JoinPath "https://x.example/a/" "b" }} {{ replaceRE `[/|]` ":" "a/b" }}{{ if not (fileExists "none.md") }}{{ warnf "no" }}!{{ end }}',
    '{{< paths >}}',
    'b.md .md a/b https://x.example/a/b a:b!',
  ],
  paragraphs: [
    '{{ $text := `One **two**\n\n* three` }}<div>{{ $text | markdownify }}</div>',
    '{{< paragraphs >}}',
    '<div>\n\nOne **two**\n\n* three\n\n</div>',
  ],
  dated: [
    '{{ dateFormat "Mon 2 Jan 2006" .Page.Params.day }} {{ int 75.9 | dateFormat "04:05" }} {{ range getJSON "data/x.json" }}{{ delimit . "-" }}{{ end }}',
    '{{< dated >}}',
    'Sat 31 Jan 2026 01:15 1-2',
  ],
  recorded: [
    '<asciinema-player src="/recordings/{{ .Get 0 }}.cast" poster="npt:0:3"></asciinema-player>',
    '{{< recorded a >}}',
    '<a href="/recordings/a.cast">/recordings/a.cast</a>',
  ],
  front: [
    '{{ .Page.Params.since }} {{ .Page.Title }} {{ $.Page.Param "version" }}',
    '{{< front >}}',
    '2.0 The page 1.10',
  ],
}

test.each(Object.entries(MORE))(
  'a template of the site may draw code, and ask the page and its data: %s',
  async (_, [, use, expected]) => {
    const layouts = Object.entries(MORE).map(([name, [template]]) => [`layouts/shortcodes/${name}.html`, template])
    const { page, left } = await imported(hugo, {
      'hugo.toml': 'title = "T"\n[params]\nversion = "1.10"\n',
      'static/a/b.yaml': 'kind: Job\n',
      'data/teams.yaml':
        'list:\n  - { name: Ada, place: { city: new york } }\n  - { name: Bob, place: { city: rome } }\n',
      'data/x.json': '{ "list": [1, 2] }',
      ...Object.fromEntries(layouts),
      'content/p.md': `---\ntitle: The page\nsince: 2.0\nday: 2026-01-31\n---\n${use}`,
    })
    expect(
      page('p.md')
        .replace(/^---\n[\s\S]*?\n---\n/, '')
        .trim(),
    ).toBe(expected)
    expect(left.filter((each) => each.startsWith('{{'))).toEqual([])
  },
)

test('templates and data of a theme are looked for after those of the site, and after constructs of ours', async () => {
  const { page, left } = await imported(hugo, {
    'hugo.toml': 'title = "T"\ntheme = "plain"\n[[module.imports]]\npath = "x.example/mod"\n',
    'layouts/shortcodes/both.html': 'site',
    'themes/plain/layouts/shortcodes/both.html': 'theme',
    'themes/plain/layouts/shortcodes/says.html': '{{ .Site.Data.words.hello }} {{ .Get 0 }}',
    'themes/plain/layouts/shortcodes/kbd.html': '<i>{{ .Inner }}</i>',
    'themes/plain/data/words.toml': 'hello = "Hi"\n',
    'themes/other/layouts/shortcodes/none.html': 'x',
    '_vendor/x.example/mod/layouts/shortcodes/mod.html': 'of {{ .Get 0 }}',
    'content/p.md': '{{< both >}} {{< says you >}} {{< kbd >}}a{{< /kbd >}} {{< mod it >}} {{< none >}}',
  })
  expect(page('p.md')).toBe('site Hi you <kbd>a</kbd> of it `{{< none >}}`\n')
  expect(left.filter((each) => each.startsWith('{{'))).toEqual(['{{< none >}} at content/p.md:1'])
})

test.each([
  ['{{< code-toggle config=build.cache />}}', '```yaml\nbuild:\n  cache:\n    - a: 1\n```'],
  ['{{< code-toggle config=build.cache skipHeader=true file=hugo />}}', '```yaml title="hugo"\n- a: 1\n```'],
  ['{{< code-toggle dataKey=formats />}}', '```yaml\nx: 2\n```'],
  ['{{< code-toggle config=none />}}', '`{{< code-toggle config=none />}}`'],
])('%j shows a part of the data of the site', async (text, expected) => {
  const { page } = await imported(hugo, {
    ...FILES,
    'data/docs.yaml': 'config: { build: { cache: [{ a: 1 }] } }\nformats: { x: 2 }\n',
    'content/p.md': text,
  })
  expect(page('p.md').trim()).toBe(expected)
})

test('a replacement has the groups of a match alone, as in Go', async () => {
  const { page } = await imported(hugo, {
    ...FILES,
    'layouts/shortcodes/swap.html': '{{ replaceRE "(a)-(b)" "$2$1$3 $0 $` $& $\'" .Inner }}',
    'content/p.md': '{{< swap >}}x a-b y{{< /swap >}}',
  })
  expect(page('p.md').trim()).toBe("x ba a-b $` $& $' y")
})

test.each([
  '{{ findRE "(a+)+$" (.Get 0) }}',
  '{{ replaceRE "(a+)+$" "b" (.Get 0) }}',
  `{{ $x := slice "a" }}${'{{ $x = append $x $x }}'.repeat(20)}`,
  '{{ errorf "none" }}',
  '{{ dateFormat "3 PM" 1 }}',
  '{{ dateFormat "2006" "soon" }}',
  '{{ where (slice 1) "a" "like" 1 }}',
  '{{ findRE "[" (.Get 0) }}',
  '{{ range "text" }}{{ end }}',
  '{{ index .Site.Data.none 0 }}',
  '{{ .Page.Title }}',
])('a shortcode is left if its template asks for what cannot be known: %s', async (template) => {
  const { left } = await imported(hugo, {
    ...FILES,
    'layouts/shortcodes/odd.html': template,
    'content/p.md': '{{< odd aaa >}}',
  })
  expect(left.filter((each) => each.includes('p.md'))).toEqual(['{{< odd >}} at content/p.md:1'])
})

test.each([
  [
    'See {{< issue 12 @ada >}}.',
    'See <a href="https://x.example/i/12">#12</a>\n<a href="https://x.example/ada">@ada</a>.',
    [],
  ],
  [
    '{{< download linux >}} {{< download mac dmg >}}',
    '<a href="/v1.2/linux.zip">LINUX!</a> <a href="/v1.2/mac.dmg">MAC!</a>',
    [],
  ],
  ['{{< frame kind="tip" title="T" >}}\n*a*\n{{< /frame >}}', '<div class="tip"><b>T</b>\n\n\n*a*\n\n\n</div>', []],
  ['{{< aside >}}*a*{{< /aside >}}', '<aside class="x">\n\n*a*\n\n</aside>', []],
  ['{{< nested a="1" >}}{{< nested a="1" b="1" >}}{{< nested >}}', 'ABC', []],
  ['{{< page >}}{{< own >}}', 'x', []],
  ['{{< badge >}}a{{< /badge >}} {{< kbd >}}b{{< /kbd >}}', '<span class="badge">a</span> <i>b</i>', []],
  ['{{< page a="1" >}}', '`{{< page a="1" >}}`', ['page']],
  [
    '{{< circle >}} {{< many 1 2 3 4 5 6 7 8 9 >}} {{< open 1 >}}',
    '`{{< circle >}}` `{{< many 1 2 3 4 5 6 7 8 9 >}}` `{{< open 1 >}}`',
    ['circle', 'many', 'open'],
  ],
  ['{{< double >}} {{< replace >}}', '`{{< double >}}` `{{< replace >}}`', ['double', 'replace']],
  ['{{< both a="1" >}}', 'B', []],
])('a template of the site fills in %j', async (text, expected, names) => {
  const layouts = Object.entries(TEMPLATES).map(([name, template]) => [`layouts/shortcodes/${name}.html`, template])
  const { page, left } = await imported(hugo, {
    'hugo.toml': 'title = "T"\n',
    'layouts/partials/version.html': 'v1.2\n',
    'layouts/partials/circle.html': '{{ partial "circle" . }}',
    ...Object.fromEntries(layouts),
    'content/p.md': text,
  })
  expect(page('p.md').trim()).toBe(expected)
  expect(left.filter((each) => each.includes('content/p.md')).map((each) => /< (\w+)/.exec(each)?.[1])).toEqual(names)
})

test.each([
  '{{< tabs >}}{{< tab name="A" >}}a{{< /tab >}}{{< tab name="B" selected=true >}}b{{< /tab >}}{{< /tabs >}}',
  '{{< tabs items="A,B" defaultIndex="1" >}}{{< tab >}}a{{< /tab >}}{{< tab >}}b{{< /tab >}}{{< /tabs >}}',
])('tabs of Hextra that open at a later one are named: %j', async (text) => {
  const { page, left } = await imported(hugo, { ...FILES, 'content/p.md': text })
  expect(page('p.md')).toContain(':::tab[B]\nb\n:::')
  expect(left).toContain('tabs that do not open at the first one at content/p.md:1')
})

test('tabs that open at the first one are as they were', async () => {
  const text =
    '{{< tabs >}}{{< tab name="A" selected=true >}}a{{< /tab >}}{{< tab name="B" >}}b{{< /tab >}}{{< /tabs >}}'
  expect((await imported(hugo, { ...FILES, 'content/p.md': text })).left).not.toContain(
    'tabs that do not open at the first one at content/p.md:1',
  )
})
