import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type AtEnd, type Files, folderWith } from '../disk/folder.ts'

/** A site that uses what reads files, starts programs or might ask the network, in the folder `portal` of a repository. */
const FILES: Files = {
  'mkdocs.yml': 'site_name: Other\n',
  'docs/index.md': '# Other\n',
  'snippets/a.js': 'const a = 1\n',
  'portal/content/site.yaml': `title: Portal
url: https://developer.example.com
math: true
mermaid: off
languages: [{ code: en, label: English }, { code: de, label: Deutsch }]
includes: [../snippets]
blogs: [{ folder: news, title: News }]
apis: [{ spec: openapi/a.yaml, route: /api/ }]
head: [{ script: https://cdn.example.com/a.js }]
theme: { css: [/own.css] }
`,
  'portal/content/own.css': '.a { background: url(/img/a.svg) }',
  'portal/content/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'portal/content/index.md': `# Home

$x^2$ and [elsewhere](https://example.com/) ![a](img/a.svg) ![b](https://example.com/b.png)

\`\`\`js file=../../snippets/a.js
\`\`\`

\`\`\`mermaid
graph TD; A-->B
\`\`\`

\`\`\`erlang
a() -> b.
\`\`\`
`,
  'portal/content/news/2026-01-01-a.md': '# News\n\nText.\n',
  'portal/openapi/a.yaml': `openapi: 3.1.0
info: { title: A, version: '1' }
servers: [{ url: https://api.example.com }]
paths: { /a: { get: { operationId: getA, tags: [A], responses: { '200': { $ref: 'b.yaml#/ok' } } } } }
`,
  'portal/openapi/b.yaml': 'ok: { description: Fine }\n',
}

const OWN_THEME: Files = { 'portal/theme/Footer.tsx': 'export default () => <footer>Own</footer>\n' }

/** @returns the folder of the repository; the site is in `portal` */
export function fullSite(atEnd: AtEnd, { hasTheme = false } = {}): string {
  const folder = folderWith({ ...FILES, ...(hasTheme ? OWN_THEME : {}), 'secret.txt': 'SECRET' }, atEnd)
  const git = (...args: string[]): void => void execFileSync('git', args, { cwd: folder, stdio: 'ignore' })
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message=A')
  return folder
}

export const siteIn = (repository: string): string => join(repository, 'portal')
