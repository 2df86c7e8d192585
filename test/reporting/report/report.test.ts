import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { error, type Problem, warning } from '../../../src/model/problem.ts'
import { colored, type Paint } from '../../../src/reporting/report/paint.ts'
import { type Format, type ReportOptions, report } from '../../../src/reporting/report/report.ts'
import { sarifSchema } from './sarifSchema.ts'

const GUIDE = 'content/a guide.md'

const PROBLEMS: Problem[] = [
  warning('empty-link', { file: GUIDE, line: 3, column: 1 }, { message: 'this <a> has no address', target: '' }),
  error(
    'broken-link',
    { file: GUIDE, line: 2, column: 6 },
    { message: '"./b,c:50%.md" does not exist', fix: 'did you mean "./b.md"?', target: './b,c:50%.md' },
  ),
  {
    ...error('broken-link', { file: 'content/a.yaml', line: 1, column: 1 }, { message: 'x\ny', target: '/x/' }),
    pointer: '/info/description',
  },
]

const TIME = { made: new Date('2026-01-02T03:04:05.678Z'), milliseconds: 1500 }

const CHECKED = { pages: 2, links: 3, external: 0 }

const written = (format: Format, problems = PROBLEMS, strict = false): string =>
  report(problems, { format, checked: CHECKED, strict, time: TIME })

describe('text', () => {
  test('is one block a problem, in the order of the places', () => {
    expect(written('text')).toBe(`content/a guide.md:2:6  error  broken-link
  "./b,c:50%.md" does not exist
  fix: did you mean "./b.md"?
content/a guide.md:3:1  warning  empty-link
  this <a> has no address
content/a.yaml:1:1  error  broken-link
  x\\u000ay`)
  })

  test('puts warnings that differ in their places only into one', () => {
    const at = (line: number) => ({ file: 'openapi/a.yaml', line, column: 3 })
    const repeated = (count: number, report: typeof warning): Problem[] =>
      Array.from({ length: count }, (_, index) =>
        report('broken-link', at(index + 1), { message: '"/x/" does not exist', fix: 'remove the link' }),
      )
    expect(
      written('text', [...repeated(6, warning), ...repeated(1, error)]),
    ).toBe(`openapi/a.yaml:1:3  warning  broken-link
  "/x/" does not exist
  fix: remove the link
  6 times: also at openapi/a.yaml:2:3, openapi/a.yaml:3:3, openapi/a.yaml:4:3 and 2 other places
openapi/a.yaml:1:3  error  broken-link
  "/x/" does not exist
  fix: remove the link`)
    expect(written('text', repeated(2, warning)).split('\n').at(-1)).toBe('  2 times: also at openapi/a.yaml:2:3')
    expect(written('text', repeated(5, warning)).split('\n').at(-1)).toBe(
      '  5 times: also at openapi/a.yaml:2:3, openapi/a.yaml:3:3, openapi/a.yaml:4:3 and openapi/a.yaml:5:3',
    )
    expect(written('text', repeated(2, error)).split('\n')).toHaveLength(6)
  })

  test('shows the line with a caret where the sources are at hand', () => {
    const textOf = (file: string) => (file === GUIDE ? '# A\nSee\t[x](y).\n\n' : undefined)
    expect(
      report(PROBLEMS, { format: 'text', checked: CHECKED, textOf }),
    ).toBe(`content/a guide.md:2:6  error  broken-link
  "./b,c:50%.md" does not exist
  fix: did you mean "./b.md"?
  2 | See [x](y).
    |      ^

content/a guide.md:3:1  warning  empty-link
  this <a> has no address
content/a.yaml:1:1  error  broken-link
  x\\u000ay`)
  })

  test('has colours, and lines that are broken between words, for a terminal', () => {
    const text = (options: Partial<ReportOptions>): string[] =>
      report(PROBLEMS.slice(1, 2), { format: 'text', checked: CHECKED, textOf: () => '# A\n[x]\n', ...options }).split(
        '\n',
      )
    const marked: Paint = (tone, words) => `<${tone}>${words}</${tone}>`
    expect(text({ paint: marked, columns: 20 })).toEqual([
      '<place>content/a guide.md:2:6</place>',
      '  <error>error</error>  broken-link',
      '  "./b,c:50%.md"',
      '  does not exist',
      '  fix: did you mean',
      '  "./b.md"?',
      '<quiet>  2 | [x]</quiet>',
      '<quiet>    |    ^</quiet>',
      '',
    ])
    expect(text({ paint: colored })[0]).toBe(
      '\u001b[1mcontent/a guide.md:2:6\u001b[22m  \u001b[31merror\u001b[39m  broken-link',
    )
  })

  test('shows of a long line what stands around the column', () => {
    const text = `${'a'.repeat(200)}[x](y)${'b'.repeat(200)}`
    const [problem] = [error('broken-link', { file: GUIDE, line: 1, column: 201 }, { message: 'm' })]
    const shown = report([problem], { format: 'text', checked: CHECKED, textOf: () => text }).split('\n')
    expect(shown[2]).toBe(`  1 | …${'a'.repeat(50)}[x](y)${'b'.repeat(44)}…`)
    expect(shown[3]?.indexOf('^')).toBe(shown[2]?.indexOf('['))
  })
})

test('json is one object with all that is known', () => {
  expect(JSON.parse(written('json'))).toEqual({
    version: 1,
    problems: [
      {
        severity: 'error',
        rule: 'broken-link',
        file: GUIDE,
        line: 2,
        column: 6,
        target: './b,c:50%.md',
        message: '"./b,c:50%.md" does not exist',
        fix: 'did you mean "./b.md"?',
      },
      {
        severity: 'warning',
        rule: 'empty-link',
        file: GUIDE,
        line: 3,
        column: 1,
        target: '',
        message: 'this <a> has no address',
      },
      {
        severity: 'error',
        rule: 'broken-link',
        file: 'content/a.yaml',
        line: 1,
        column: 1,
        target: '/x/',
        message: 'x\ny',
        pointer: '/info/description',
      },
    ],
    checked: CHECKED,
  })
})

describe('sarif', () => {
  const isSarif = new Ajv({ strict: false }).compile(sarifSchema)

  test.each([[PROBLEMS], [[]]])('is valid SARIF 2.1.0', (problems) => {
    expect(isSarif(JSON.parse(written('sarif', problems))) || isSarif.errors).toBe(true)
  })

  test('names the rule, the place and the value', () => {
    const [run] = JSON.parse(written('sarif')).runs
    expect(run.tool.driver.rules).toEqual([
      {
        id: 'broken-link',
        shortDescription: { text: 'A link points to a page, term or API element that does not exist.' },
      },
      { id: 'empty-link', shortDescription: { text: 'A link has no address or no text.' } },
    ])
    expect(run.results[0]).toEqual({
      ruleId: 'broken-link',
      ruleIndex: 0,
      level: 'error',
      message: { text: '"./b,c:50%.md" does not exist\ndid you mean "./b.md"?' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'content/a%20guide.md' },
            region: { startLine: 2, startColumn: 6 },
          },
        },
      ],
      partialFingerprints: { 'portalgen/v1': 'content/a guide.md broken-link ./b,c:50%.md' },
    })
    expect(run.results[2].locations[0].logicalLocations).toEqual([{ fullyQualifiedName: '/info/description' }])
  })
})

test('sarif is not as long as the names in a document, and tells them apart', () => {
  const long = (end: string) => ({
    ...error(
      'broken-link',
      { file: 'a.yaml', line: 1, column: 1 },
      { message: 'x', target: `${'a'.repeat(9999)}${end}` },
    ),
    pointer: `/${'😀'.repeat(9999)}${end}`,
  })
  const text = written('sarif', [long('1'), long('2')])
  expect(text.length).toBeLessThan(20_000)
  const names = JSON.parse(text).runs[0].results.flatMap(
    ({ locations, partialFingerprints }: Record<'locations' | 'partialFingerprints', unknown>) =>
      JSON.stringify([locations, partialFingerprints]),
  )
  expect(new Set(names).size).toBe(2)
  expect(text).toMatch(/"fullyQualifiedName": "\/😀{999}… [\da-f]{64}"/u)
})

test('junit has a suite a file and a case a problem; warnings fail with --strict only', () => {
  expect(written('junit')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="portalgen" tests="3" failures="2" errors="0" time="1.500">
  <testsuite name="content/a guide.md" tests="2" failures="1" errors="0" skipped="0" time="0" timestamp="2026-01-02T03:04:05">
    <testcase classname="content/a guide.md" name="broken-link 2:6" time="0" file="content/a guide.md" line="2"><failure type="broken-link" message="&quot;./b,c:50%.md&quot; does not exist">content/a guide.md:2:6&#10;&quot;./b,c:50%.md&quot; does not exist&#10;fix: did you mean &quot;./b.md&quot;?</failure></testcase>
    <testcase classname="content/a guide.md" name="empty-link 3:1" time="0" file="content/a guide.md" line="3"><system-out>content/a guide.md:3:1&#10;this &lt;a&gt; has no address</system-out></testcase>
  </testsuite>
  <testsuite name="content/a.yaml" tests="1" failures="1" errors="0" skipped="0" time="0" timestamp="2026-01-02T03:04:05">
    <testcase classname="content/a.yaml" name="broken-link 1:1" time="0" file="content/a.yaml" line="1"><failure type="broken-link" message="x\\u000ay">content/a.yaml:1:1&#10;x\\u000ay</failure></testcase>
  </testsuite>
</testsuites>`)
  expect(written('junit', PROBLEMS, true)).toContain('tests="3" failures="3"')
  expect(written('junit', [])).toContain('<testcase classname="portalgen" name="no problems" time="0"/>')
})

test('junit gives two problems of a rule in one place different names', () => {
  const [first] = PROBLEMS
  const names = [...written('junit', first ? [first, first] : []).matchAll(/<testcase [^>]*?name="(empty[^"]*)"/g)]
  expect(names.map(([, name]) => name)).toEqual(['empty-link 3:1', 'empty-link 3:1 (2)'])
})

test('the github format begins with the number of problems if it shows only some of them', () => {
  const many = Array.from({ length: 11 }, (_, index) =>
    error('broken-link', { file: 'a.md', line: index + 1, column: 1 }, { message: 'x' }),
  )
  expect(written('github', many).split('\n')[0]).toBe(
    '::notice title=11 problems::GitHub shows only the first 10 errors and warnings of a step; the log has all:%0A11 error broken-link',
  )
  expect(written('github', many.slice(1))).not.toContain('::notice')
})

test.each(['text', 'json', 'sarif', 'junit', 'github'] as const)(
  'the paths of %s start at the repository, which may have more than the site',
  (format) => {
    const textOf = (file: string) => (file === GUIDE ? '# A\nSee [x](y).\n\n' : undefined)
    const shown = report(PROBLEMS, { format, checked: CHECKED, textOf, inRepository: 'docs/site/' })
    expect(shown).toMatch(/docs\/site\/content\/a(?: |%20)guide\.md/)
    expect(shown).not.toMatch(/(?<!docs\/site\/)content\/a(?: |%20)guide\.md/)
    if (format === 'text') expect(shown).toContain('  2 | See [x](y).')
  },
)

test.each([
  ['../src/a.md', 'docs/site/', 'docs/src/a.md'],
  ['../../src/a.md', 'docs/site/', 'src/a.md'],
  ['../src/a.md', '', '../src/a.md'],
  ['../src/a.md', '../', '../../src/a.md'],
])('an included file "%s" of a site in "%s" is "%s"', (file, inRepository, path) => {
  const textOf = (source: string) => (source === file ? 'the text' : undefined)
  const problem = error('broken-link', { file, line: 1, column: 1 }, { message: 'x' })
  expect(report([problem], { format: 'text', checked: CHECKED, textOf, inRepository })).toBe(
    `${path}:1:1  error  broken-link\n  x\n  1 | the text\n    | ^\n`,
  )
})

test('every format has the other places of a problem, as paths in the repository', () => {
  const others = [{ file: 'content/b.md', line: 7, column: 1 }]
  const problem = {
    ...warning('missing-package', { file: 'content/a.md', line: 3, column: 1 }, { message: 'x' }),
    others,
  }
  const as = (format: Format) => report([problem], { format, checked: CHECKED, inRepository: 'site/' })
  const sentence = '2 times: also at site/content/b.md:7:1'
  expect(as('text')).toBe(`site/content/a.md:3:1  warning  missing-package\n  x\n  ${sentence}`)
  expect(as('github')).toContain(`::x%0A${sentence}`)
  expect(as('junit')).toContain(`>site/content/a.md:3:1&#10;x&#10;${sentence}<`)
  expect(JSON.parse(as('json')).problems[0].others).toEqual([{ ...others[0], file: 'site/content/b.md' }])
  const [related] = JSON.parse(as('sarif')).runs[0].results[0].relatedLocations
  expect(related.physicalLocation).toEqual({
    artifactLocation: { uri: 'site/content/b.md' },
    region: { startLine: 7, startColumn: 1 },
  })
})

test('github annotates a warning that a document has in many places once', () => {
  const same = Array.from({ length: 12 }, (_, index) =>
    warning('example-mismatch', { file: 'a.yaml', line: index + 1, column: 2 }, { message: '"a" must be a number' }),
  )
  expect(written('github', same)).toBe(
    '::warning file=a.yaml,line=1,col=2,title=example-mismatch::"a" must be a number%0A12 times: also at a.yaml:2:2, a.yaml:3:2, a.yaml:4:2 and 8 other places',
  )
})

test('github annotates the lines of a pull request, whatever stands in the text', () => {
  expect(
    written('github'),
  ).toBe(`::error file=content/a guide.md,line=2,col=6,title=broken-link::"./b,c:50%25.md" does not exist%0Afix: did you mean "./b.md"?
::warning file=content/a guide.md,line=3,col=1,title=empty-link::this <a> has no address
::error file=content/a.yaml,line=1,col=1,title=broken-link::x\\u000ay`)
})

describe('a hostile name or text', () => {
  const formats = ['text', 'json', 'sarif', 'junit', 'github'] as const
  const hostile = 'a\u001b[31m\u009b\u202e\u2066\u007f.md'
  const shown = 'a\\u001b[31m\\u009b\\u202e\\u2066\\u007f.md'
  const problem = error('broken-link', { file: hostile, line: 1, column: 1 }, { message: hostile, fix: hostile })

  test.each(formats)('is printable in %s', (format) => {
    const text = written(format, [problem])
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u)
    expect(text).toContain(shown)
  })

  test.each([
    ['zero width space', 'a\u200bb', 'a\\u200bb'],
    ['joiners in Latin', 'a\u200cb\u200db', 'a\\u200cb\\u200db'],
    ['word joiner, byte order mark', 'a\u2060b\ufeffc', 'a\\u2060b\\ufeffc'],
    ['soft hyphen, grapheme joiner', 'a\u00adb\u034fc', 'a\\u00adb\\u034fc'],
    ['separators', 'a\u2028b\u2029c', 'a\\u2028b\\u2029c'],
    ['fillers of Hangul', 'a\u3164b\uffa0c', 'a\\u3164b\\uffa0c'],
    ['annotations', 'a\ufff9b', 'a\\ufff9b'],
    ['tags', 'a\u{e0041}b', 'a\\udb40\\udc41b'],
    ['selectors of nothing', 'a\ufe0f1\ufe0fb', 'a\\ufe0f1\\ufe0fb'],
    ['a selector more', '❤\ufe0f\ufe0f', '❤\ufe0f\\ufe0f'],
    ['non-joiner in Persian', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['joiner in Sinhala', 'ශ්\u200dරී', 'ශ්\u200dරී'],
    ['emoji', '👩🏽\u200d💻 ❤\ufe0f\u200d🔥 1\ufe0f⃣', '👩🏽\u200d💻 ❤\ufe0f\u200d🔥 1\ufe0f⃣'],
    ['visible formats', '\u0600١٢ é 日本', '\u0600١٢ é 日本'],
  ])('is readable in every format: %s', (_, message, expected) => {
    const found = error('broken-link', { file: 'a.md', line: 1, column: 1 }, { message, fix: message })
    for (const format of formats)
      expect([format, written(format, [found])]).toEqual([format, expect.stringContaining(expected)])
    expect(JSON.parse(written('json', [found])).problems).toMatchObject([{ message, fix: message }])
  })

  test('is the same when it is read from JSON', () => {
    expect(JSON.parse(written('json', [problem])).problems).toMatchObject([{ file: hostile, message: hostile }])
  })
})
