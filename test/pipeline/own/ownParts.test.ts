import { expect, test } from 'vitest'
import { site } from '../../site.ts'

test('a part of the site takes the place of the default one, which it may wrap, and the others stay', async () => {
  const files = {
    'theme/Logo.tsx': `import { Logo as Default, type PropsOf } from 'portalgen/theme'
import { beta } from './_beta.ts'
export default (props: PropsOf<'Logo'>) => <div className="brand"><Default {...props} /><b>{beta}</b></div>`,
    'theme/_beta.ts': "export const beta: string = 'Beta & more'",
    'theme/Callout.tsx':
      'export default ({ kind, title, children }) => <div className={kind}><h4>{title}</h4>{children}</div>',
    'content/index.md': '# Home\n\n:::tip[Mind *it*]\nText\n:::\n',
  }
  const { html, problems } = await site(files)
  const { html: standard } = await site({ 'content/index.md': files['content/index.md'] })
  expect(problems).toBe('')
  const [logo = ''] = /<a class="logo".*?<\/a>/.exec(standard('/')) ?? []
  const [callout = ''] = /<aside class="callout .*?<\/aside>/.exec(standard('/')) ?? []
  expect(html('/')).toBe(
    standard('/')
      .replaceAll(logo, `<div class="brand">${logo}<b>Beta &amp; more</b></div>`)
      .replace(callout, '<div class="tip"><h4>Mind <em>it</em></h4><p>Text</p></div>'),
  )
})

test('a part may use all of React, and draws other parts, the own ones among them', async () => {
  const { html, problems } = await site({
    'theme/Footer.tsx': `import { createContext, useContext, useState } from 'react'
const Word = createContext('none')
const Shown = () => <i>{useContext(Word)}</i>
export default function Footer({ view, parts }) {
  const [count] = useState(3)
  return <Word value="given"><Shown />{count}<parts.Logo site={view.site} parts={parts} /></Word>
}`,
    'theme/Logo.jsx': 'export default () => <b>Own</b>',
  })
  expect(problems).toBe('')
  expect(html('/')).toContain('<i>given</i>3<b>Own</b></body>')
})

test.each([
  [
    'theme/Logo.tsx',
    'export const Logo = () => null',
    '1:1 "theme/Logo.tsx" has no default export; write "export default function Logo(props: PropsOf<\'Logo\'>) { … }"',
  ],
  [
    'theme/Logo.tsx',
    "import { createElement } from 'react'\nexport default createElement('b')",
    '2:1 the default export is not a component; write it as "function Logo(props: PropsOf<\'Logo\'>) { … }"',
  ],
  [
    'theme/Logo.tsx',
    "export default () => null\n\nexport const hydrate = 'load'",
    '3:1 "hydrate" is "load"; write "idle" or "visible"',
  ],
  [
    'theme/directives/plan.tsx',
    'export const attributes = { title: {} }\nexport default () => null',
    '1:1 the attribute "title" is reserved in all directives; write, for example, "{ price: { type: \'number\', required: true } }"',
  ],
  [
    'theme/directives/plan.tsx',
    "export const attributes = { price: { type: 'money' } }\nexport default () => null",
    '1:1 the attribute "price" has no valid description; write, for example, "{ price: { type: \'number\', required: true } }"',
  ],
  [
    'theme/Logo.tsx',
    'export default () => null\n\nnull.x',
    "3:6 the file cannot be loaded: Cannot read properties of null (reading 'x')",
  ],
  [
    'theme/Logo.tsx',
    'process.exit(0)\nexport default () => null',
    '1:9 the file cannot be loaded: it calls "process.exit", which would end the command',
  ],
  ['theme/Logo.tsx', 'export default () => <b>\n', '2:1 unexpected end of file before a closing "b" tag'],
])('%s with %j is a problem with its place, and the default parts are drawn', async (path, text, expected) => {
  const { found, html } = await site({ [path]: text })
  expect(
    found.map(({ file, line, column, message, fix }) => `${file}:${line}:${column} ${message}${fix ? `; ${fix}` : ''}`),
  ).toEqual([`${path}:${expected}`])
  expect(found[0]).toMatchObject({ severity: 'error', rule: 'invalid-theme' })
  expect(html('/')).toContain('class="logo"')
})

test('a value that cannot become a text may be thrown when a file is loaded, and when its part is drawn', async () => {
  const odd = '{ toString() { throw 1 } }'
  const { found, failures, html } = await site({
    'theme/Logo.tsx': `throw ${odd}\nexport default () => null`,
    'theme/Footer.tsx': `export default () => { throw ${odd} }`,
    'theme/Toc.tsx': 'export default () => { throw Object.assign(new Error(), { message: { a: 1 }, stack: 1 }) }',
    'content/docs/index.md': '# Docs\n\n## A\n\nText\n\n## B\n\nText',
  })
  html('/docs/')
  const NO_MESSAGE = 'it throws a value without a message'
  expect([...found, ...failures()].map(({ message }) => message)).toEqual([
    `the file cannot be loaded: ${NO_MESSAGE}`,
    'the part "Toc" cannot be rendered: [object Object]',
    `the part "Footer" cannot be rendered: ${NO_MESSAGE}`,
  ])
})

test('a part that throws, or what stands in it, is a problem with its line, and the default part is drawn', async () => {
  const { html, failures } = await site({
    'theme/Logo.tsx': 'export default function Logo({ site }) {\n  return <b>{site.nothing.at(0)}</b>\n}',
    'theme/Footer.tsx': 'const Inside = () => {\n  throw new Error("no footer")\n}\nexport default () => <Inside />',
    'theme/Breadcrumbs.tsx': 'export default async () => null',
    'theme/Callout.tsx': 'export default ({ kind }) => <p>{kind.of.note}</p>',
    'theme/Toc.tsx': 'export default () => <p>{window.innerWidth}</p>',
    'theme/SkipLink.tsx': 'export default () => () => <a>Skip</a>',
    'theme/Navbar.tsx': 'export default () => process.exit(process.argv.length)',
    'content/docs/index.md': '# Docs\n\n:::tip\nText\n:::\n',
  })
  const page = html('/docs/')
  for (const name of ['class="logo"', 'class="footer"', 'class="callout ']) expect(page).toContain(name)
  expect(
    failures().map(({ file, line, column, rule, message }) => `${file}:${line}:${column} ${rule} ${message}`),
  ).toEqual([
    'theme/SkipLink.tsx:1:1 failed-part the part "SkipLink" cannot be rendered: it returns a function, of which nothing is shown',
    'theme/Navbar.tsx:1:30 failed-part the part "Navbar" cannot be rendered: it calls "process.exit", which would end the command',
    'theme/Logo.tsx:2:27 failed-part the part "Logo" cannot be rendered: Cannot read properties of undefined (reading \'at\')',
    'theme/Breadcrumbs.tsx:1:1 failed-part the part "Breadcrumbs" cannot be rendered: it returns a promise, but pages are rendered synchronously',
    'theme/Toc.tsx:1:26 failed-part the part "Toc" cannot be rendered: window is not defined',
    'theme/Footer.tsx:2:9 failed-part the part "Footer" cannot be rendered: no footer',
    'theme/Callout.tsx:1:42 failed-part the part "Callout" cannot be rendered: Cannot read properties of undefined (reading \'note\')',
  ])
  expect(failures().map(({ fix }) => fix)).toContain(
    'pages are rendered without a browser: read "window" in an effect of an island',
  )
})

test('a part that never ends is stopped and is a problem with its line, and the default part is drawn', async () => {
  const { html, failures } = await site(
    {
      'theme/Logo.tsx': "import { spin } from './_spin.ts'\nexport default () => <b>{spin(9)}</b>",
      'theme/_spin.ts': 'export function spin(count) {\n  while (count > 0) count += 1\n  return count\n}',
      'theme/directives/plan.tsx': 'export default () => {\n  for (;;);\n}',
      'content/index.md': '# Home\n\n:::plan\nText\n:::\n',
    },
    { drawLimit: 50 },
  )
  const page = html('/')
  for (const part of ['class="logo"', '<p>Text</p>']) expect(page).toContain(part)
  const stopped = 'cannot be rendered: it was stopped after 0.05 s; does it have a loop that never ends?'
  expect(failures().map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    `theme/Logo.tsx:2 the part "Logo" ${stopped}`,
    `theme/directives/plan.tsx:1 the part "plan" ${stopped}`,
  ])
})

test('what a part leaves to be done later is done at once, and stopped if it never ends; timers never run', async () => {
  const { html, failures } = await site(
    {
      'theme/SearchButton.tsx':
        'const again = () => Promise.resolve().then(again)\nexport default () => <b>{typeof again()}</b>',
      'theme/Footer.tsx': 'export default async () => {\n  for (;;) await null\n}',
      'theme/Logo.tsx': `export default () => {
  setTimeout(() => { for (;;); }, 0).unref()
  setInterval(() => null, 1)
  queueMicrotask(() => console.table)
  return <b>Own</b>
}`,
    },
    { drawLimit: 50 },
  )
  expect(html('/')).toContain('<b>Own</b>')
  const stopped = 'it was stopped after 0.05 s; does it have a loop that never ends?'
  const told = failures().map(({ file, line, message }) => `${file}:${line} ${message}`)
  expect(told.toSorted()).toEqual([
    'theme/Footer.tsx:1 the part "Footer" cannot be rendered: it returns a promise, but pages are rendered synchronously',
    `theme/Footer.tsx:1 the part "Footer" cannot be rendered: ${stopped}`,
    `theme/SearchButton.tsx:1 the part "SearchButton" cannot be rendered: ${stopped}`,
  ])
})

test('what a part does to built-in objects and to the process does not reach the program', async () => {
  const { html, failures } = await site({
    'theme/Logo.tsx': `Array.prototype.map = () => { throw new Error('gone') }
globalThis.JSON = undefined
export default () => <b>{[1, 2].join()}</b>`,
    'theme/SearchButton.tsx': 'export default () => globalThis.process.exit(0)',
  })
  expect(html('/')).toContain('<b>1,2</b>')
  expect([1].map(String)).toEqual(['1'])
  expect(failures().map(({ message }) => message)).toEqual([
    'the part "SearchButton" cannot be rendered: it calls "process.exit", which would end the command',
  ])
})

test('a part has the globals of Node, also those that Node loads when they are asked for, and none of a browser', async () => {
  const { html, failures } = await site({
    'theme/Logo.tsx': `globalThis.CustomEvent = 'own'
export default () => <b>{crypto.randomUUID().length} {crypto.subtle.constructor.name} {typeof navigator} {globalThis.CustomEvent}</b>`,
    'theme/SearchButton.tsx': 'export default () => <b>{navigator.platform}</b>',
  })
  expect(html('/')).toContain('<b>36 SubtleCrypto undefined own</b>')
  expect(CustomEvent.name).toBe('CustomEvent')
  expect(failures().map(({ message, fix }) => `${message}; ${fix}`)).toEqual([
    'the part "SearchButton" cannot be rendered: navigator is not defined; pages are rendered without a browser: read "navigator" in an effect of an island',
  ])
})

test('a component may also be a class, or what "memo" and "forwardRef" return', async () => {
  const { html, problems, failures } = await site({
    'theme/Logo.tsx': "import { memo } from 'react'\nexport default memo(() => <b>Memo</b>)",
    'theme/Footer.tsx':
      "import { Component } from 'react'\nexport default class extends Component { render() { return <b>Class</b> } }",
    'theme/SkipLink.tsx':
      "import { forwardRef } from 'react'\nexport default forwardRef((_, ref) => <b ref={ref}>Ref</b>)",
  })
  expect(problems).toBe('')
  for (const shown of ['<b>Memo</b>', '<b>Class</b>', '<b>Ref</b>']) expect(html('/')).toContain(shown)
  expect(failures()).toEqual([])
})

test.each([
  [
    "import { lazy } from 'react'\nconst Later = lazy(async () => ({ default: () => 1 }))",
    '<Later />',
    'it waits for a promise, but pages are rendered synchronously',
  ],
  [
    "import { createPortal } from 'react-dom'",
    'createPortal(1, {})',
    'it draws a portal, which only a browser can show',
  ],
  ['', 'Promise.reject(1)', 'it returns a promise, but pages are rendered synchronously'],
  ['', '(() => { throw Promise.resolve() })()', 'it waits for a promise, but pages are rendered synchronously'],
  ['', '(() => { throw undefined })()', 'it throws "undefined"'],
])('%s: a part that draws %s is told why it cannot be', async (head, drawn, reason) => {
  const { html, failures } = await site({ 'theme/Logo.tsx': `${head}\nexport default () => ${drawn}` })
  expect(html('/')).toContain('class="logo"')
  expect(failures().map(({ message }) => message)).toEqual([`the part "Logo" cannot be rendered: ${reason}`])
})

test('a hook that is called outside of a component is told as that', async () => {
  const { found } = await site({
    'theme/Logo.tsx':
      "import { useState } from 'react'\nconst [word] = useState('a')\nexport default () => <b>{word}</b>",
  })
  expect(found.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '2 the file cannot be loaded: it calls a hook outside of a component',
  ])
})

test('what stands in a part is blamed on its own file, also if another part was drawn after it', async () => {
  const { html, failures } = await site({
    'theme/Navbar.tsx':
      'const Inside = () => {\n  throw new Error("none")\n}\nexport default ({ view, parts }) => <nav><parts.Logo site={view.site} parts={parts} /><Inside /></nav>',
    'theme/Logo.tsx': 'export default () => <b>Own</b>',
  })
  expect(html('/')).toContain('<b>Own</b>')
  expect(failures().map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'theme/Navbar.tsx:2 the part "Navbar" cannot be rendered: none',
  ])
})

test('what a file throws is reported there, also where it says no place and is not the first file', async () => {
  const { found } = await site({
    'theme/Logo.tsx': 'export default () => <b>Logo</b>',
    'theme/Toc.tsx': 'throw null',
  })
  expect(found.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'theme/Toc.tsx the file cannot be loaded: it throws "null"',
  ])
})

test('a file with an error, its own or one that it imports, is set aside, and the other files are used', async () => {
  const { found, html } = await site({
    'theme/Logo.tsx': "import { word } from './_word.ts'\nexport default () => <b>{word}</b>",
    'theme/_word.ts': 'export const word =',
    'theme/Footer.tsx': 'null.x\nexport default () => <footer>Own</footer>',
    'theme/Navbr.tsx': 'export default () => null',
    'theme/Breadcrumbs.tsx': 'export default () => <nav>Way</nav>',
    'theme/directives/plan.tsx': 'export const attributes = { title: {} }\nexport default () => null',
    'theme/directives/price.tsx':
      "export const attributes = { of: {} }\nexport const hydrate = 'idle'\nexport default ({ of }) => <i>{of}</i>",
    'content/index.md':
      '# Home\n\n:::price{of=one in=EUR}\n:::\n\n:::plan{tier=pro}\nOne\n:::\n\n::: plan The price\nTwo\n:::\n\n:::plans\nThree\n:::\n',
    'content/docs/index.md': '# Docs\n',
  })
  expect(found.map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`)).toEqual([
    'theme/Navbr.tsx:1 invalid-theme there is no part "Navbr"',
    'theme/_word.ts:1 invalid-theme unexpected end of file',
    "theme/Footer.tsx:1 invalid-theme the file cannot be loaded: Cannot read properties of null (reading 'x')",
    'theme/directives/plan.tsx:1 invalid-theme the attribute "title" is reserved in all directives',
    'content/index.md:3 unknown-directive ":::price" has no attribute "in"',
    'content/index.md:14 unknown-directive ":::plans" is not a directive',
  ])
  for (const shown of ['class="logo"', 'class="footer"', '<i>one</i>']) expect(html('/')).toContain(shown)
  expect(html('/docs/')).toContain('<nav>Way</nav>')
  expect(html('/')).toMatch(/<p>One<.p>\s*<p>The price<.p>\s*<p>Two<.p>/)
})
