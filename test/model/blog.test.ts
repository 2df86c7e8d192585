import { expect, test } from 'vitest'
import { dateIn, dateInPath } from '../../src/model/blog.ts'

test.each([
  ['content/blog/2026-11-22-title.md', '2026-11-22'],
  ['content/blog/2026-11-22-title/index.md', '2026-11-22'],
  ['content/blog/2026-11-22.md', '2026-11-22'],
  ['content/blog/2026/11/22/title.md', '2026-11-22'],
  ['content/blog/2026/11-22-title.md', '2026-11-22'],
  ['content/blog/2026-1-2-title.md', '2026-01-02'],
  ['content/blog/2026-11-22_title.md', '2026-11-22'],
  ['content/blog/2026-11-22 title.md', '2026-11-22'],
  ['content/blog/2026-11-22-conference/2026-11-24-talk.md', '2026-11-24'],
  ['content/blog/about.md', undefined],
  ['content/blog/12026-11-22-title.md', undefined],
  ['content/blog/2026-11-223.md', undefined],
])('the date in the path "%s" is %s', (path, date) => {
  expect(dateInPath(path)).toBe(date)
})

test.each([
  ['2026-11-22', '2026-11-22T00:00:00Z'],
  ['2026-11-22T10:30', '2026-11-22T10:30:00Z'],
  ['2026-11-22 10:30:05 +0100', '2026-11-22T09:30:05Z'],
  ['2026-11-22T00:30:00.000+01:00', '2026-11-21T23:30:00Z'],
  ['2026-1-2', '2026-01-02T00:00:00Z'],
  ['2026-11-22t10:30:05.25z', '2026-11-22T10:30:05Z'],
  ['2026-11-22 9:30:05 -5', '2026-11-22T14:30:05Z'],
  ['2026-11-22T10:30:05+0530', '2026-11-22T05:00:05Z'],
  ['0000-01-01', undefined],
  ['9999-12-31T23:00:00-12:00', undefined],
  ['2026-11-22T24:01', undefined],
  ['2026-11-22T10:30+99:00', undefined],
  ['2026-02-30', undefined],
  ['2026-13-01', undefined],
  ['22 Nov 2026', undefined],
])('the date "%s" is %s', (written, date) => {
  expect(dateIn(written)).toBe(date)
})
