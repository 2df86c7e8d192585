import { expect, test } from 'vitest'
import { judgeAsset } from '../../src/assets/judgeAsset.ts'
import { sourcePath } from '../../src/model/route.ts'

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

const judge = (inside: string) => judgeAsset(sourcePath('content/a.svg'), 'a.svg', `<svg ${NAMESPACES}>${inside}</svg>`)

/** What is left of a drawing; undefined if it is published as it is. */
function cleaned(inside: string): string | undefined {
  const judged = judge(inside)
  return judged.kind === 'drawing' ? judged.text.replace(`<svg ${NAMESPACES}>`, '').replace('</svg>', '') : undefined
}

test.each([
  ['scripts', '<script>alert(1)</script><rect/>', '<rect></rect>'],
  ['scripts of another prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>', ''],
  ['HTML inside', '<foreignObject><p/></foreignObject>', ''],
  ['HTML by its namespace', '<g><b:img xmlns:b="http://www.w3.org/1999/xhtml" src="x"/></g>', '<g></g>'],
  ['handlers', '<rect onload="alert(1)" ONCLICK="1" width="1"/>', '<rect width="1"></rect>'],
  ['handlers with an entity', '<rect on&#108;oad="1"/>', undefined],
  ['script addresses', '<a xlink:href="java&#115;cript:alert(1)">x</a>', '<a>x</a>'],
  ['script addresses with white space', '<a href=" java&#10;script:alert(1)">x</a>', '<a>x</a>'],
  ['data documents', '<use href="data:image/svg+xml,x#a"/>', '<use></use>'],
  ['pictures of other sites', '<image href="https://evil.example/x.png"/>', '<image></image>'],
  ['addresses that animations set', '<a><animate attributeName="xlink:href" to="javascript:1"/>x</a>', '<a>x</a>'],
  ['handlers that animations set', '<set attributeName="onclick" to="1"/>', ''],
  ['a base', '<g xml:base="https://evil.example/"/>', '<g></g>'],
  ['reports of clicks', '<a href="/x" ping="https://evil.example/">x</a>', '<a href="/x">x</a>'],
  ['imports', '<style>@import url(https://evil.example/a.css); a{fill:red}</style>', '<style> a{fill:red}</style>'],
  ['imports in parts of others', '<style>@imp@import x;ort "//evil.example/a.css";</style>', '<style></style>'],
  ['scripts in a style', '<style>a{}<script>alert(1)</script></style>', '<style>a{}</style>'],
  ['pictures of newer functions', '<style>a{b:image("#x", "//evil.example/x")}</style>', '<style>a{b:none}</style>'],
  ['foreign backgrounds', '<rect style="fill:url(//evil.example/x)"/>', '<rect></rect>'],
  ['addresses that nothing closes', '<rect fill="url(https://evil.example/x"/>', '<rect></rect>'],
  [
    'addresses after a string that begins one',
    '<style>a{b:"url(#";c:url(//e.example/x)}</style>',
    '<style>a{b:"url(#";c:none}</style>',
  ],
  [
    'addresses after a comment that begins one',
    '<style>/*url(#*/a{c:url(//e.example/x)}</style>',
    '<style>/*url(#*/a{c:none}</style>',
  ],
  [
    'addresses after a string that a line ends',
    '<style>a{b:"\nc:url(//e.example/x)"}</style>',
    '<style>a{b:"\nc:none"}</style>',
  ],
  [
    'addresses after one with odd space',
    '<style>url(\u00a0"#)a{c:url(//e.example/x)}"</style>',
    '<style>nonea{c:none}"</style>',
  ],
  ['addresses in several pictures', '<style>a{b:-webkit-image-set("#x" 1x)}</style>', '<style>a{b:none}</style>'],
  ['imports with a comment', '<style>@import/*;*/"//e.example/x";a{}</style>', '<style>a{}</style>'],
  ['escapes in a style', '<style>a{b:\\75rl(x)}</style>', '<style></style>'],
])('%s are removed from a drawing', (_, inside, left) => {
  if (left === undefined) expect(judge(inside).kind).toBe('active')
  else expect(cleaned(inside)).toBe(left)
})

test.each([
  '<style>.a{fill:url(#b)} @font-face{src:url(data:font/woff2;base64,AA==)}</style>',
  '<style><![CDATA[a > b { fill: red }]]></style>',
  '<style>a{b:"@import url(//www.example.com/)" /* url(//www.example.com/) */; c: url( "#d" )}</style>',
  '<a href="https://www.example.com/">x</a><use xlink:href="#b"/><image href="data:image/png;base64,AA=="/>',
  '<image href="../img/logo.png"/><rect fill="url(#b)" aria-label="a\\b"/>',
  '<i:x xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:file="C:\\Users\\a.png"/>',
  '<animate attributeName="x" to="5"/><title>A &amp; B</title>',
])('a drawing with nothing but %s is published as it is', (inside) => {
  expect(judge(inside)).toEqual({ kind: 'passive' })
})

test('declarations of a document type, which can give elements handlers, are removed from a drawing', () => {
  const text = '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>\n<svg xmlns="http://www.w3.org/2000/svg"/>'
  const judged = judgeAsset(sourcePath('content/a.svg'), 'a.svg', text)
  expect(judged.kind === 'drawing' && judged).toMatchObject({
    text: '<!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"></svg>',
    problems: [{ line: 1, column: 1, message: 'declarations in <!DOCTYPE> are not allowed and were removed' }],
  })
})

test('what was removed is reported at its place', () => {
  const judged = judge('\n  <script/>\n  <rect onload="1"/>')
  expect(judged.kind === 'drawing' && judged.problems).toEqual([
    expect.objectContaining({
      rule: 'unsafe-html',
      line: 2,
      column: 3,
      message: '<script> is not allowed and was removed',
    }),
    expect.objectContaining({
      line: 3,
      column: 3,
      message: 'the attribute "onload" of <rect> is not allowed and was removed',
    }),
  ])
})
