import { expect, test } from 'vitest'
import { withPolicy } from '../../src/assets/filePolicy.ts'
import { judgeAsset } from '../../src/assets/judgeAsset.ts'
import { memoryCache } from '../../src/disk/cache.ts'
import { readSources } from '../../src/disk/readSources.ts'
import { sourcePath } from '../../src/model/route.ts'
import { safeAssets } from '../../src/pipeline/safeAssets.ts'
import { folderWith } from '../disk/folder.ts'
import { config, problemsOf, site } from '../site.ts'

const guardOf = async (path: string, text: string, more = '') => {
  const built = await site({ 'content/site.yaml': config(more), [`content/${path}`]: text })
  return { guard: built.site.assets.get(path)?.guard, problems: built.found.map(({ message }) => message) }
}

/** More than browsers look at to judge a file without a type. */
const SPACE = ' '.repeat(2000)

type Case = [path: string, text: string, message: string]

test('a file that runs scripts, and a drawing with foreign markup, are reported with how to allow them', async () => {
  expect(await problemsOf({ 'content/demo/run.js': 'alert(1)' })).toBe(
    `content/demo/run.js:1:1  error  active-content
  this is a script
  fix: remove it, or add the file to "assets: { scripts: [demo/run.js] }" in content/site.yaml, which publishes it unchanged`,
  )
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject/></svg>'
  expect(await problemsOf({ 'content/a.svg': drawing })).toBe(
    `content/a.svg:1:41  warning  unsafe-html
  <foreignObject> is not allowed and was removed
  fix: remove it, or add the file to "assets: { scripts: [a.svg] }" in content/site.yaml, which publishes it unchanged`,
  )
})

test.each<Case>([
  ['run.MJS', '', 'this is a script'],
  ['page.html', '<p>Text</p>\n<script>alert(1)</script>', 'a browser would run this script'],
  ['page.htm', '<script type=module src=x.js></script>', 'a browser would run this script'],
  ['page.xhtml', '<p onclick="alert(1)">', 'a browser would run the handler "onclick"'],
  ['page.xhtml', '<p xmlns="http://www.w3.org/1999/xhtml">A</p>', 'a browser would run scripts in <p>'],
  ['page.html', '<img alt="" onerror=alert(1)>', 'a browser would run the handler "onerror"'],
  ['page.html', '<a href="java\nscript:alert(1)">x</a>', 'a browser would run the address "java\nscript:alert(1)…"'],
  ['page.html', '<a href="VBScript:x">x</a>', 'a browser would run the address "VBScript:x…"'],
  ['page.html', '<iframe srcdoc="<script>1</script>"></iframe>', 'a browser would run what this <iframe> loads'],
  ['page.html', '<template><script>1</script></template>', 'a browser would run this script'],
  ['feed.xml', '<?xml-stylesheet href="x.xsl"?><a/>', 'a browser would run scripts in the style sheet named here'],
  ['a.xml', '<a><x:b xmlns:x="http://www.w3.org/1999/xhtml"/></a>', 'a browser would run scripts in <x:b>'],
  ['a.xml', '<a xmlns="http&#58;//www.w3.org/2000/svg"/>', 'a browser would run scripts in <a>'],
  [
    'a.xml',
    '\uFEFF<?xml version="1.0"?>\r\n<!DOCTYPE a SYSTEM "[" [<!ATTLIST a xmlns CDATA "http://www.w3.org/1999/xhtml">]><a/>',
    'this file cannot be checked for scripts: its document type has declarations',
  ],
  ['page', '\n<!DOCTYPE html><script>1</script>', 'a browser would run this script'],
  ['v1.2/page.v2', '<div onclick=alert(1)>', 'a browser would run the handler "onclick"'],
  ['.well-known/page', '<p><a href=javascript:x>', 'a browser would run the address "javascript:x…"'],
  ['data', '<?xml version="1.0"?><a xmlns="http://www.w3.org/2000/svg"/>', 'a browser would run scripts in <a>'],
  ['run.ECMA', '', 'this is a script'],
  ...['a.hta', 'a.HTC', 'a.mht', 'a.mhtml', 'a.swf', 'a.xbl', 'a.wsf', 'a.vbs', 'a.lnk', 'a.application'].map(
    (path): Case => [path, '', 'a plug-in, an older browser or Windows would run this file'],
  ),
  ['a.xht', '<p xmlns="http://www.w3.org/1999/xhtml">A</p>', 'a browser would run scripts in <p>'],
  ['a.stm', '<i onclick=alert(1)>', 'a browser would run the handler "onclick"'],
  ...['a.kml', 'a.gpx', 'a.mathml', 'a.xsd', 'a.OPML', 'a.xspf'].map(
    (path): Case => [
      path,
      `${SPACE}<a><b xmlns="http://www.w3.org/2000/svg"/></a>`,
      'a browser would run scripts in <b>',
    ],
  ),
  ['a.kml', '<b onclick=alert(1)>', 'a browser would run the handler "onclick"'],
  ['a.kml', '<b xmlns="http://www.w3.org/1999/xhtml"/>', 'a browser would run scripts in <b>'],
  ['a.svgz', '', 'this file cannot be checked for scripts: it is compressed'],
  [
    'a.svg',
    '<!DOCTYPE svg [<!ENTITY n "http://www.w3.org/1999/xhtml">]><svg xmlns="&n;"/>',
    'this file cannot be checked for scripts: it is not well-formed XML, or declares entities',
  ],
])('%s is not published: %s', async (path, text, message) => {
  expect(await guardOf(path, text)).toEqual({ guard: { kind: 'withheld' }, problems: [message] })
})

test.each([
  ['a.svg', 501, { line: 501, column: 1 }],
  // The parser itself gives up.
  ['a.svg', 20_000, { line: 1, column: 1 }],
  ['data.xml', 20_000, { line: 1, column: 1 }],
])('%s of %d levels is too deep to be checked, and has a place', (name, levels, place) => {
  const text = `${'<g>\n'.repeat(levels)}${'</g>'.repeat(levels)}`
  const message = 'this file cannot be checked for scripts: its elements are nested more than 500 levels deep'
  expect(judgeAsset(sourcePath(`content/${name}`), name, text)).toEqual({ kind: 'active', message, ...place })
})

test('a program is not asked to be text, and has one problem', async () => {
  const root = folderWith({ 'content/a.swf': Buffer.from([0x46, 0xff]), 'content/a.svgz': Buffer.from([0x1f, 0x8b]) })
  const sources = readSources(root, sourcePath('content/site.yaml'))
  const { config: siteConfig } = (await site({ 'content/index.md': '# Home' })).site
  const { problems } = await safeAssets(sources, siteConfig, memoryCache())
  expect([...problems, ...sources.problems].map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    'content/a.svgz active-content',
    'content/a.swf active-content',
  ])
})

test('files that the configuration names are published unchanged', async () => {
  const allow = 'assets: { scripts: [demo/*, run.js] }\n'
  expect(await guardOf('demo/a/page.html', '<script>1</script>', allow)).toEqual({ guard: undefined, problems: [] })
  expect(await guardOf('run.js', '1', allow)).toEqual({ guard: undefined, problems: [] })
  expect((await guardOf('other.js', '1', allow)).problems).toEqual(['this is a script'])
})

test('HTML without scripts is published with a policy, and data and plain XML as they are', async () => {
  const data = '<script type="application/ld+json">{}</script>'
  expect(await guardOf('a.html', `<h1>A</h1>${data}`)).toEqual({ guard: { kind: 'policy' }, problems: [] })
  expect(await guardOf('page', '<p>A</p>')).toEqual({ guard: { kind: 'policy' }, problems: [] })
  for (const path of ['setup.sh', 'client.jar', 'app.exe', 'book.epub'])
    expect(await guardOf(path, 'x')).toEqual({ guard: undefined, problems: [] })
  expect(await guardOf('main.rs', 'fn main() {}')).toEqual({ guard: undefined, problems: [] })
  expect(await guardOf('track.gpx', '<gpx xmlns="http://www.topografix.com/GPX/1/1"/>')).toEqual({
    guard: undefined,
    problems: [],
  })
  expect(await guardOf('notes', '{ "a": "<script>" }')).toEqual({ guard: undefined, problems: [] })
  expect(await guardOf('feed.xml', '<!DOCTYPE rss SYSTEM "[x]"><rss version="2.0"/>')).toEqual({
    guard: undefined,
    problems: [],
  })
})

test('the policy of an HTML file stands in front of everything but its document type', () => {
  const policed = withPolicy('\uFEFF<!-- made by a tool -->\n<!DOCTYPE html>\n<html><body>Text')
  expect(policed).toMatch(/^\uFEFF<!-- made by a tool -->\n<!DOCTYPE html><meta http-equiv="Content-Security-Policy"/)
  expect(policed).toMatch(/script-src 'none'.*">\n<html><body>Text$/)
  expect(withPolicy('<p>Text')).toMatch(/^<meta http-equiv=.*><p>Text$/)
})

test('a lenient build leaves such a file out, so that links to it are broken', async () => {
  const files = { 'content/site.yaml': config('lenient: true\n'), 'content/run.js': '', 'content/a.md': '[x](run.js)' }
  const { found, site: built } = await site(files)
  expect(built.assets.has('run.js')).toBe(false)
  expect(found.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['active-content', 'broken-asset']))
  expect(found[0]?.message).toBe('this is a script, so the file is left out')
})
