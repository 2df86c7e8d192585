import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { changeNotices } from '../../src/serve/changeNotices.ts'
import { folderWith } from '../disk/folder.ts'

/** Notices of a folder of which a watch comes to watch so many files, one number for each time that it is asked. */
function noticesOf(watched: number[]) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const root = folderWith({ 'content/a.md': '# A' })
  const changeAt = (time: number): void => utimesSync(join(root, 'content/a.md'), time / 1000, time / 1000)
  changeAt(0)
  utimesSync(join(root, 'content'), 0, 0)
  const notices = changeNotices(root, ['content'], new Set())
  const bursts: string[][] = []
  notices.onBurst(async (paths) => void bursts.push(paths))
  notices.lookAgain(Date.now(), () => watched.shift() ?? 0)
  return { notices, bursts, changeAt, change: () => changeAt(Date.now()) }
}

test('a change that no event reports is noticed while files come to be watched', async () => {
  const { bursts, change } = noticesOf([0, 10, 20, 30, 30, 30, 30])
  await vi.advanceTimersByTimeAsync(1200)
  expect(bursts).toEqual([])
  change()
  await vi.advanceTimersByTimeAsync(5000)
  expect(bursts).toEqual([['content/a.md']])
})

test('nobody looks for changes any more once the number of watched files stays the same', async () => {
  const { bursts, change } = noticesOf([30, 30, 30, 30, 30])
  await vi.advanceTimersByTimeAsync(1600)
  change()
  await vi.advanceTimersByTimeAsync(5000)
  expect(bursts).toEqual([])
})

test('a second change is noticed, although its time is before that of the first notice', async () => {
  const { bursts, changeAt } = noticesOf([0, 10, 20, 30, 30, 30, 30])
  await vi.advanceTimersByTimeAsync(495)
  const saved = Date.now()
  changeAt(saved)
  await vi.advanceTimersByTimeAsync(20)
  expect(bursts).toEqual([['content/a.md']])
  changeAt(saved + 1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(bursts).toEqual([['content/a.md'], ['content/a.md']])
})

test('a change that was reported is not noticed again', async () => {
  const { notices, bursts, change } = noticesOf([0, 10, 20, 20, 20, 20])
  await vi.advanceTimersByTimeAsync(600)
  change()
  notices.notice('content/a.md')
  await vi.advanceTimersByTimeAsync(2000)
  expect(bursts).toEqual([['content/a.md']])
})
