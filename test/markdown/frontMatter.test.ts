import { describe, expect, test } from 'vitest'
import { bodyOf, headingsOf, parse, problemsOf } from './parse.ts'

test('front matter is read, with its variables', () => {
  const page = parse(`---
title: Hello {{brand}}
description: What {{brand}} does
layout: home
sidebar: { label: "{{brand}} first", position: 2.5 }
draft: true
tags: [a, b]
keywords:
  - c
  - 404
toc: { min: 2, max: 4 }
---
Text
`).value
  expect(page.title).toBe('Hello Meridian')
  expect(page.description).toBe('What Meridian does')
  expect(page.frontMatter).toEqual({
    title: 'Hello Meridian',
    description: 'What Meridian does',
    layout: 'home',
    sidebarLabel: 'Meridian first',
    sidebarPosition: 2.5,
    draft: true,
    unlisted: false,
    tags: [
      { name: 'a', place: { file: 'content/docs/guide/intro.md', line: 7, column: 8 } },
      { name: 'b', place: { file: 'content/docs/guide/intro.md', line: 7, column: 11 } },
    ],
    date: undefined,
    authors: [],
    keywords: ['c', '404'],
    image: undefined,
    toc: { min: 2, max: 4 },
    previous: undefined,
    next: undefined,
    aliases: [],
  })
})

test('keys of other generators have their meaning', () => {
  const { value, problems } = parse(
    '---\nsidebar_label: Short {{brand}}\nsidebar_position: 3\nslug: start\naliases: [/old/, ../older.html]\nhide_table_of_contents: true\n---\n',
  )
  expect(problems).toEqual([])
  expect(value.frontMatter).toMatchObject({
    sidebarLabel: 'Short Meridian',
    sidebarPosition: 3,
    toc: false,
    aliases: [
      { from: '/docs/guide/start/', yields: true },
      { from: '/old/', yields: false },
      { from: '/docs/older/', yields: false },
    ],
  })
})

test.each([
  ['linkTitle: A\nweight: 2', { sidebarLabel: 'A', sidebarPosition: 2 }],
  ['menuTitle: A\nweight: 0', { sidebarLabel: 'A', sidebarPosition: undefined }],
  ['sidebar: { label: Ours, position: 1 }\nlinkTitle: A\nweight: 2', { sidebarLabel: 'Ours', sidebarPosition: 1 }],
  ['sidebarTitle: A\nnav_order: 2', { sidebarLabel: 'A', sidebarPosition: 2 }],
  ['permalink: /a/', { aliases: [{ from: '/a/', yields: true, place: { line: 2, column: 12 } }] }],
  ['permalink: /:year/:title/', { aliases: [] }],
  ['outline: deep', { toc: { min: 2, max: 6 } }],
  ['outline: [2, 4]', { toc: { min: 2, max: 4 } }],
  ['outline: 3', { toc: { min: 3, max: 3 } }],
  ['outline: false', { toc: false }],
  ['toc_max_heading_level: 5', { toc: { min: 2, max: 5 } }],
  ['redirect_from: /a', { aliases: [{ from: '/a/', yields: false, place: { line: 2, column: 16 } }] }],
  ['url: /docs/guide/intro/', { aliases: [] }],
  ['aliases: [../../../../etc, "https://x.example/", "a#b"]', { aliases: [] }],
])('%j', (yaml, expected) => {
  const { value, problems } = parse(`---\n${yaml}\n---\n`)
  expect(problems).toEqual([])
  expect(value.frontMatter).toMatchObject(expected)
})

test('a value of another generator that cannot be is reported with its place', () => {
  expect(problemsOf('---\nweight: heavy\n---\n')).toEqual([
    '2:9 error invalid-front-matter: "weight": expected a number, found the string "heavy"',
  ])
})

test('tags as other generators write them are reported with what they would be here', () => {
  expect(problemsOf('---\ntags: one, two words\n---\n')).toEqual([
    '2:7 error invalid-front-matter: "tags": expected a list, found the string "one, two words" → write "[one, two words]"',
  ])
  expect(problemsOf('---\ntags: [{ label: One, permalink: /one }]\n---\n')).toEqual([
    '2:8 error invalid-front-matter: "tags[0]": expected a string, found a mapping → write the label alone: "One"',
  ])
})

test.each(['2.0', '1.10', '007', '1e3', '0x10', 'yes', 'on', 'null', 'true', '2026-01-01'])(
  '%s stays as it is written wherever a text is expected',
  (written) => {
    const text = `---\ntitle: ${written}\ndescription: ${written}\nsidebar: { label: ${written} }\ntags: [${written}]\n---\n`
    const { value, problems } = parse(text)
    expect(problems).toEqual([])
    expect(value.title).toBe(written)
    expect(value.frontMatter).toMatchObject({ description: written, sidebarLabel: written, tags: [{ name: written }] })
  },
)

test.each([
  ['author: anna', ['anna']],
  ['authors: anna', ['anna']],
  ['authors: ["", anna]', ['anna']],
  ['authors: [anna, { name: Ben Berg, url: "https://example.com/" }]', ['anna', 'Ben Berg']],
])('%s names authors', (written, names) => {
  const { value, problems } = parse(`---\n${written}\n---\n`)
  expect(problems).toEqual([])
  expect(value.frontMatter.authors.map(({ name }) => name)).toEqual(names)
})

test('an author without a name is reported', () => {
  expect(problemsOf('---\nauthors: [{ title: Editor }]\n---\nText.')).toEqual([
    '2:11 error invalid-front-matter: "name" is missing → add "name: …"',
  ])
})

test('null names no page and no picture', () => {
  const { value, problems } = parse('---\nimage: null\nprevious: null\nnext: ~\n---\n')
  expect(problems).toEqual([])
  expect(value.frontMatter).toMatchObject({ image: undefined, previous: undefined, next: undefined })
})

test('links in front matter are links with a place', () => {
  const { frontMatter } = parse('---\nimage: ./cover.png\nprevious: ../setup.md\nnext: false\n---\n').value
  expect(frontMatter.image).toEqual({
    target: './cover.png',
    text: '',
    place: { file: 'content/docs/guide/intro.md', line: 2, column: 8 },
    kind: 'asset',
    asset: 'docs/guide/cover.png',
    anchor: undefined,
    image: true,
  })
  expect(frontMatter.previous).toMatchObject({ kind: 'route', route: '/docs/setup/', to: 'file' })
  expect(frontMatter.next).toBe(false)
})

test('toc: false hides the table of contents', () => {
  expect(parse('---\ntoc: false\n---\n').value.frontMatter.toc).toBe(false)
})

const problems: [string, string[]][] = [
  [
    '---\nsidebar_postion: 1\n---\n',
    ['2:1 warning invalid-front-matter: "sidebar_postion" is not a known key → did you mean "sidebar_position"?'],
  ],
  ['---\ntitles: x\n---\n', ['2:1 warning invalid-front-matter: "titles" is not a known key → did you mean "title"?']],
  [
    '---\nsidebar: { positon: 1 }\n---\n',
    ['2:12 warning invalid-front-matter: "positon" is not a known key → did you mean "position"?'],
  ],
  [
    '\n\n---\ntitle: late\ntags: [a]\n---\n# A',
    [
      '3:1 warning invalid-front-matter: front matter begins on the first line of a page, so this is printed as text → remove the blank lines above it',
    ],
  ],
  [
    ';;;\n{ "title": "J" }\n;;;\n# A',
    [
      '1:1 warning invalid-front-matter: front matter between lines ";;;" is printed as text → write "---" on these lines',
    ],
  ],
  ['---\ntitle: x\n', ['1:1 error invalid-front-matter: the front matter is not closed → add a line "---" after it']],
  [
    '---js\nrequire("fs")\n---\n',
    [
      '1:1 error invalid-front-matter: front matter must be YAML, found "js" after "---" → write only "---" on this line',
    ],
  ],
  [
    '---\ndraft: yes please\n---\n',
    ['2:8 error invalid-front-matter: "draft": expected true or false, found the string "yes please"'],
  ],
  [
    '---\noutline: { level: 2 }\n---\n',
    [
      '2:10 error invalid-front-matter: "outline": expected a level, a list of two levels, "deep" or false, found a mapping',
    ],
  ],
  [
    '---\nnext: true\n---\n',
    ['2:7 error invalid-front-matter: "next": expected false, found the boolean true → remove the line'],
  ],
  [
    '---\ntoc: { min: 4, max: 2 }\n---\n',
    ['2:6 error invalid-front-matter: "min" is greater than "max" → write { min: 2, max: 4 }'],
  ],
  [
    '---\ntitle: "{{brnd}}"\n---\n',
    ['2:8 warning unknown-variable: "{{brnd}}" is not a variable of this site → did you mean "brand"?'],
  ],
  [
    '---\nnext: javascript:alert(1)\n---\n',
    ['2:7 error unsafe-link: addresses with "javascript:" are not allowed → link to a page, a file or https://'],
  ],
]

test.each(problems)('%j', (text, expected) => {
  expect(problemsOf(text)).toEqual(expected)
})

describe('front matter of Hugo and Eleventy', () => {
  test.each([
    ['+++\ntitle = "T"\nweight = 3\ndate = 2026-01-02\ntags = ["a"]\n[sidebar]\nlabel = "S"\n+++\n\nText'],
    ['{\n  "title": "T", "weight": 3,\n "date": "2026-01-02", "tags": ["a"],\n "sidebar": { "label": "S" }\n}\n\nText'],
    [
      '---json\n{ "title": "T", "weight": 3, "date": "2026-01-02", "tags": ["a"], "sidebar": { "label": "S" } }\n---\nText',
    ],
    ['{ "title": "T", "weight": 3, "date": "2026-01-02", "tags": ["a"], "sidebar": { "label": "S" } }\nText'],
  ])('%j is read', (text) => {
    const { value, problems } = parse(text)
    expect(problems).toEqual([])
    expect(value.title).toBe('T')
    const { sidebarLabel, sidebarPosition, date, tags } = value.frontMatter
    expect([sidebarLabel, sidebarPosition, date?.name, tags[0]?.name]).toEqual(['S', 3, '2026-01-02', 'a'])
    expect(bodyOf(text)).toBe('<p>Text</p>')
  })

  test.each([
    ['+++\ntitle = 1.10\n\nwieght = 3\n+++\n', '4:1 warning invalid-front-matter: "wieght" is not a known key → '],
    [
      '+++\ntitle = "x\n+++\n',
      '2:11 error invalid-front-matter: this is not valid TOML: control characters are not allowed in strings',
    ],
    ['{\n  "wieght": 3\n}\n', '2:3 warning invalid-front-matter: "wieght" is not a known key → '],
  ])('%j is reported with its place', (text, problem) => {
    expect(problemsOf(text)[0]).toContain(problem)
  })

  test('a number stays as it is written', () => {
    expect(parse('+++\ntitle = 1.10\n+++\n').value.title).toBe('1.10')
  })

  test.each(['{a}\nText', '{ "a" and "b" }\nText', '++++\na\n++++'])('%j is text', (text) => {
    expect(bodyOf(text)).not.toBe('<p>Text</p>')
  })
})

test('broken YAML is reported at its line in the file', () => {
  const [problem] = parse('---\ntitle: x\ntags: [a\n---\n').problems
  expect(problem).toMatchObject({ rule: 'invalid-yaml', severity: 'error' })
  expect(problem?.line).toBeGreaterThan(2)
})

test('keys of Object.prototype are unknown keys and pollute nothing', () => {
  const [problem] = parse('---\n__proto__: { polluted: 1 }\n---\n').problems
  expect(problem?.message).toBe('"__proto__" is not a known key')
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test('a line across the page at its start is no front matter', () => {
  expect(bodyOf('----\n\nText')).toBe('<hr>\n<p>Text</p>')
})

test('positions below front matter are positions in the file', () => {
  const { links } = parse('---\ntitle: x\n---\n\nSee [y](y.md)').value
  expect(links[0]?.place).toEqual({ file: 'content/docs/guide/intro.md', line: 5, column: 5 })
})

test('a byte order mark and Windows line ends make no difference', () => {
  const text = '---\ntitle: x\n---\n\n# Head\n\n- a\n- b\n\n```ts\nlet a\nlet b\n```\n'
  expect(parse(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(parse(text))
})

test('without front matter the title is that of the first heading, which leaves the body', () => {
  const page = parse('# Hello *{{brand}}* {#top}\n\nText').value
  expect(page.title).toBe('Hello Meridian')
  expect(page.body).toBe('\n<p>Text</p>')
  expect(headingsOf(page)).toEqual([])
})

test('a first heading that repeats the title is taken out, another one stays', () => {
  expect(bodyOf('---\ntitle: Setup\n---\n# Setup\n\nText')).toBe('\n<p>Text</p>')
  expect(bodyOf('---\ntitle: Setup\n---\n# Other\n\nText')).toContain('<h1 id="other">Other')
})

test('without title and heading the file gives its name', () => {
  expect(parse('Text').value.title).toBe('Intro')
})

test('the description is the first paragraph, cut at a word', () => {
  expect(parse('## Head\n\nOne *two*\nthree.\n\nFour.').value.description).toBe('One two three.')
  const long = parse(`${'word '.repeat(60)}`).value.description
  expect(long.length).toBeLessThanOrEqual(160)
  expect(long).toMatch(/word…$/)
})

test('HTML in the head of a landing page and on its cards is reported, since it is text', () => {
  const page =
    '---\nhero:\n  text: A <b>b</b>\nfeatures:\n  - title: List<T> <x>\n    details: Use <a href="x">x</a>.\n---\n\n# T\n\nText'
  expect(problemsOf(page)).toEqual([
    '3:9 warning foreign-syntax: "<b>" is HTML, which is printed as text → write the text without tags',
    '6:14 warning foreign-syntax: "<a href="x">" is HTML, which is printed as text → write the text without tags',
  ])
})
