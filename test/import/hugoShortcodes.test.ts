import { expect, test } from 'vitest'
import { hugo } from '../../src/import/hugo/hugo.ts'
import { imported } from './imported.ts'

const FILES = {
  'hugo.toml': 'baseURL = "https://x.example/"\n[params]\nversion = "1.10"\n',
  'layouts/shortcodes/box.html':
    '<div class="box">\n  {{- /* why */ -}}\n  <b>{{ .Get 0 }}</b>\n  {{ .Inner | markdownify }}\n</div>\n',
  'layouts/shortcodes/latest.html': '{{ .Site.Params.version }}',
  'layouts/shortcodes/loop.html': '{{ range .Site.Pages }}{{ .Title }}{{ end }}',
  'content/examples/a/job.yaml': 'kind: Job\n',
  'content/includes/req.md': 'You *need* it.\n',
  'content/docs/reference/glossary/pod.md': '---\nid: pod\n---\nShort.\n\n<!--more-->\n\nLong.\n',
}

test.each([
  ['{{< box One >}}*in*{{< /box >}}', '<div class="box"><b>One</b>\n\n*in*\n\n</div>'],
  ['Use {{< latest >}}', 'Use 1.10'],
  ['{{% code_sample file="a/job.yaml" %}}', '```yaml title="a/job.yaml"\nkind: Job\n```'],
  ['{{< include "req.md" >}} {{< version-check >}}', 'You *need* it.'],
  ['{{< glossary_definition term_id="pod" length="short" prepend="A pod is:" >}}', 'A pod is: Short.'],
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
  ['A {{< icon "github" >}} B{{< icon name="none" >}}', 'A :icon[mark-github] B'],
  ['A {{< kbd start" "more" >}} B', 'A <kbd>start"</kbd> B'],
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

test('a comment of a template is left out, but for code that shows it', async () => {
  const { page } = await imported(hugo, {
    ...FILES,
    'content/p.md': 'A {{/* x */}}B `{{/*` and `*/}}`\n\n```\n{{/* y */}}\n```\n',
  })
  expect(page('p.md')).toBe('A B `{{/*` and `*/}}`\n\n```\n{{/* y */}}\n```\n')
})
