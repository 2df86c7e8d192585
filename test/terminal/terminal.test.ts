import { describe, expect, test } from 'vitest'
import { printReport } from '../../src/cli/printReport.ts'
import { error } from '../../src/model/problem.ts'
import { displayWidth } from '../../src/reporting/report/displayWidth.ts'
import { type Streams, terminalOn } from '../../src/terminal/terminal.ts'

/** What a terminal, or else a pipe, is sent. */
function open({ isTTY = true, columns = 80, env = {} }: { isTTY?: boolean; columns?: number; env?: Streams['env'] }) {
  const sent: string[] = []
  const stream = { isTTY, columns, write: (text: string) => sent.push(text) }
  return { terminal: terminalOn({ stdin: { isTTY }, stdout: stream, stderr: stream, env }), sent }
}

describe('colours', () => {
  test.each([
    [true, {}, true],
    [false, {}, false],
    [true, { NO_COLOR: '1' }, false],
    [true, { NO_COLOR: '' }, true],
    [true, { TERM: 'dumb' }, false],
    [false, { FORCE_COLOR: '1' }, true],
    [true, { FORCE_COLOR: '0' }, false],
    [true, { FORCE_COLOR: '', NO_COLOR: '1' }, false],
    [false, { FORCE_COLOR: '1', NO_COLOR: '1', TERM: 'dumb' }, true],
  ])('on a terminal: %s, with %j: %s', (isTTY, env, expected) => {
    expect(open({ isTTY, env }).terminal.colors).toBe(expected)
  })
})

test.each([
  [true, {}, true],
  [false, {}, false],
  [true, { CI: '1' }, false],
  [true, { TERM: 'dumb' }, false],
])('on a terminal: %s, with %j, a line is written over itself: %s', (isTTY, env, expected) => {
  expect(open({ isTTY, env }).terminal.status !== undefined).toBe(expected)
})

describe('a report', () => {
  const file = 'content/guides/getting-started/installation-and-configuration.md'
  const words = 'the API document "openapi/日本語.yaml" has an operation that no guide mentions anywhere at all'
  const problem = error('invalid-spec', { file, line: 1, column: 150 }, { message: words, fix: words })
  const reported = (isTTY: boolean): string => {
    const { terminal, sent } = open({ isTTY, env: { NO_COLOR: '1' } })
    const textOf = () => `${'日本 '.repeat(100)}\n`
    printReport(terminal, [problem], { format: 'text', checked: { pages: 1, links: 0, external: 0 }, textOf })
    return sent.join('')
  }

  test('has its line on a terminal, and no line is wider than that', () => {
    const lines = reported(true).split('\n')
    expect(lines.filter((line) => displayWidth(line) > 80)).toEqual([])
    expect(lines.slice(0, 2)).toEqual([`${file}:1:150`, '  error  invalid-spec'])
    expect(lines.filter((line) => line.includes(' | '))).toHaveLength(2)
  })

  test('is one block a problem in a pipe', () => {
    expect(reported(false)).toBe(`${file}:1:150  error  invalid-spec\n  ${words}\n  fix: ${words}\n`)
  })
})

test('a message is broken between words on a terminal; lines of a file are not', () => {
  const { terminal, sent } = open({ columns: 20 })
  terminal.tell('portalgen: cannot build into dist')
  terminal.tell(`+${'a  b '.repeat(6)}`, 'quoted')
  expect(sent).toEqual(['portalgen: cannot\nbuild into dist\n', `+${'a  b '.repeat(6)}\n`])
})
