import { describe, expect, test } from 'vitest'
import { progressBar } from '../../src/terminal/progressBar.ts'
import { type Streams, terminalOn } from '../../src/terminal/terminal.ts'

describe('a progress bar', () => {
  const bar = (at: { time: number }, env: Streams['env'] = {}, isTTY = true, columns = 80) => {
    const sent: string[] = []
    const stream = { isTTY, columns, write: (text: string) => sent.push(text) }
    const terminal = terminalOn({ stdin: { isTTY }, stdout: stream, stderr: stream, env })
    return { show: progressBar(terminal, () => at.time), terminal, sent }
  }
  const half = `${'█'.repeat(12)}${'░'.repeat(12)} reading pages: 50 of 100`

  test('shows from half a second on, and goes when all is done', () => {
    const at = { time: 0 }
    const { show, sent } = bar(at)
    at.time = 499
    show('reading pages', 49, 100)
    expect(sent).toEqual([])
    at.time = 500
    show('reading pages', 50, 100)
    show('reading pages', 51, 100)
    show('reading pages', 100, 100)
    expect(sent).toEqual([`\r\u001b[K${half}`, '\r\u001b[K'])
  })

  test.each([
    [50, `\r\u001b[K${half}`],
    [49, '\r\u001b[Kreading pages: 50 of 100'],
    [25, '\r\u001b[Kreading pages: 50 of 100'],
    [24, ''],
  ])('leaves the bar out where %s columns have no room for it', (columns, line) => {
    const at = { time: 0 }
    const { show, sent } = bar(at, {}, true, columns)
    at.time = 500
    show('reading pages', 50, 100)
    expect(sent.join('')).toBe(line)
  })

  test('makes room for messages and results', () => {
    const at = { time: 0 }
    const { show, sent, terminal } = bar(at)
    at.time = 500
    show('reading pages', 50, 100)
    terminal.tell('note')
    at.time = 550
    show('reading pages', 50, 100)
    terminal.print('result')
    terminal.print('another')
    expect(sent.join('').replaceAll(half, 'BAR')).toBe(
      '\r\u001b[KBAR\r\u001b[Knote\n\r\u001b[KBAR\r\u001b[Kresult\nanother\n',
    )
  })

  test('waits half a second again for the next edit of a site that is served', () => {
    const at = { time: 0 }
    const { show, sent } = bar(at)
    for (const time of [600, 9000, 9400]) {
      at.time = time
      show('reading pages', 50, 100)
    }
    expect(sent).toHaveLength(1)
  })

  test.each([
    ['in a pipe', {}, false],
    ['in CI', { CI: 'true' }, true],
  ])('never shows %s', (_, env, isTTY) => {
    const at = { time: 0 }
    const { show, sent } = bar(at, env, isTTY)
    at.time = 1000
    show('reading pages', 50, 100)
    expect(sent).toEqual([])
  })
})
