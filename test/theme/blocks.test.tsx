import { expect, test } from 'vitest'
import type { PropsOf } from '../../src/model/parts.ts'
import { searchFiles } from '../../src/search/searchFiles.ts'
import { createTheme } from '../../theme/theme.ts'
import { config, SPEC, site } from '../site.ts'

const FILES = {
  'content/site.yaml': config('apis: [{ spec: openapi/offers.yaml, route: /api/ }]\n'),
  'content/guide.md': `# Guide

:::tip[Mind the *gap*]
Text with [an address](api:listOffers).

\`\`\`json api=none
1
\`\`\`
:::
`,
  'openapi/offers.yaml': SPEC.replace(
    '      summary: List offers\n',
    '      summary: List offers\n      description: "> [!NOTE]\\n> In the API, too."\n',
  ),
}

const THEME = createTheme({
  Callout: ({ kind, title, children }: PropsOf<'Callout'>) => (
    <section className={`hint ${kind}`}>
      {children}
      <h6>{title}</h6>
    </section>
  ),
  CodeBlock: ({ language, children }: PropsOf<'CodeBlock'>) => <pre data-of={language}>{children}</pre>,
})

test('a replaced callout changes pages, in guides and in the reference, and nothing that is made for others', async () => {
  const usual = await site(FILES)
  const other = await site(FILES, { theme: THEME })
  expect(usual.problems).toBe('')
  expect(usual.html('/guide/')).toContain('<aside class="callout callout-tip" role="note">')
  expect(other.html('/guide/')).toContain(
    '<section class="hint tip"><p>Text with <a href="/api/#operation-listOffers">an address</a>.</p>' +
      '<pre data-of="json"><code><span class="tok-constant">1</span></code></pre>' +
      '<h6>Mind the <em>gap</em></h6></section>',
  )
  expect(other.html('/api/')).toContain('<section class="hint note"><p>In the API, too.</p><h6>Note</h6></section>')
  expect(other.html('/api/')).not.toMatch(/class="(?:callout|code\b)/)
  for (const at of ['/guide/', '/api/']) expect(other.text(at)).toBe(usual.text(at))
  expect([...searchFiles(other.site)]).toEqual([...searchFiles(usual.site)])
})
