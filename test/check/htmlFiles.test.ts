import { expect, test } from 'vitest'
import { type Files, problemsOf } from '../site.ts'

const LEGACY = `<!doctype html>
<title>Old guide</title>
<h2 id="setup">Setup</h2>
<p><a href="../guide/">Guide</a> <a href="gone.html">Gone</a> <a href="#nope">Nope</a>
<a name="end"></a><img src="/logo.png"> <a href="https://example.com/">Out</a>
`

test('the links of HTML files are checked like those of pages, at their places', async () => {
  const files: Files = {
    'content/index.md': '# Home\n\n[Old](legacy/old.html)\n',
    'content/guide.md': '# Guide\n',
    'content/legacy/old.html': LEGACY,
  }
  expect(await problemsOf(files)).toBe(
    'content/legacy/old.html:4:34  error  broken-asset\n  "gone.html" does not exist\n  fix: did you mean "./old.html"?\n' +
      'content/legacy/old.html:4:63  error  broken-anchor\n  "legacy/old.html" has no anchor "#nope"\n' +
      'content/legacy/old.html:5:19  error  broken-asset\n  "/logo.png" does not exist',
  )
})

test('pages can link to the ids of HTML files, and to a folder with an index file', async () => {
  const files: Files = {
    'content/index.md': '# Home\n\n[1](legacy/index.html#setup) [2](/legacy/#end) [3](/legacy/#gone) [4](/lost/)\n',
    'content/legacy/index.html': '<h2 id="setup">Setup</h2><a name="end"></a>',
  }
  expect(await problemsOf(files)).toBe(
    'content/index.md:3:48  error  broken-anchor\n  "legacy/index.html" has no anchor "#gone"\n' +
      'content/index.md:3:67  error  broken-link\n  "/lost/" does not exist',
  )
})

test('a page that only an HTML file links to is no orphan', async () => {
  const files: Files = {
    'content/site.yaml': 'title: P\nurl: https://x.example.com\nsidebars: { all: { items: [index.md] } }\n',
    'content/index.md': '# Home\n\n[Old](old.html)\n',
    'content/lonely.md': '# Lonely\n',
    'content/old.html': '<a href="/lonely/">Lonely</a>',
  }
  expect(await problemsOf(files)).toBe('')
})
