import { execFileSync } from 'node:child_process'
import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { showLife } from '../../src/disk/lifeSign.ts'
import { lockOutput } from '../../src/disk/outputLock.ts'
import { type ProcessIdentity, thisProcess } from '../../src/disk/processIdentity.ts'
import { withFault } from '../cli/failingDisk.ts'
import { folderWith } from './folder.ts'

// A clock that stands still until a lock is waited for, and then is at the end of the wait at once: how busy the machine
// is makes no difference.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }).setTimerTickMode('nextTimerAsync')
  onTestFinished(() => void vi.useRealTimers())
})

/** Takes a lock that a process of another identity has. @returns what was said, or why it was refused */
async function takeFrom(owner: Partial<ProcessIdentity> | number, prepare = (_lock: string): void => undefined) {
  // Another container gets a second to show that it runs.
  const patience = typeof owner === 'object' && owner.namespace !== undefined ? 1500 : 200
  const folder = folderWith({})
  const path = join(folder, '.dist.portalgen-lock')
  writeFileSync(path, JSON.stringify(typeof owner === 'number' ? owner : { ...thisProcess(), ...owner }))
  prepare(path)
  const notes: string[] = []
  const onNote = (message: string) => void notes.push(message)
  try {
    const unlock = await lockOutput({ path, shown: 'site/dist', onNote, patience })
    unlock()
    expect(readdirSync(folder)).toEqual([])
    return notes.join('\n')
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

const takenOver = (pid: number) => `portalgen: removed a stale lock on site/dist: process ${pid} is no longer running`
const refused = (who: string) => `cannot build into site/dist: ${who} is building into the folder`
const onLinux = test.skipIf(process.platform !== 'linux')

test('a lock that is free is taken and given back', async () => {
  const folder = folderWith({})
  const unlock = await lockOutput({ path: join(folder, 'lock'), shown: 'dist', onNote: expect.fail })
  expect(readdirSync(folder)).toContain('lock')
  unlock()
  expect(readdirSync(folder)).toEqual([])
})

test('a lock is free again, whichever call of the disk failed while it was taken', async () => {
  const folder = folderWith({})
  const request = { path: join(folder, 'lock'), shown: 'dist', onNote: expect.fail, patience: 0 }
  for (let at = 1, calls = at; calls >= at; at += 1) {
    calls = await withFault({ kind: 'refused', at, code: 'EIO' }, async () => {
      const unlock = await lockOutput(request).catch(() => () => undefined)
      unlock()
    })
    const unlock = await lockOutput(request)
    unlock()
    expect(readdirSync(folder), `call ${at}`).not.toContain('lock')
  }
})

test('a process that runs keeps its lock, and one that has ended does not', async () => {
  expect(await takeFrom({})).toBe(refused(`process ${process.pid}`))
  expect(await takeFrom(process.ppid)).toBe(refused(`process ${process.ppid}`))
  expect(await takeFrom({ pid: 999_999_999 })).toBe(takenOver(999_999_999))
  expect(await takeFrom(999_999_999)).toBe(takenOver(999_999_999))
})

test('an id that was given to another process since then is not the owner, also when it is our own', async () => {
  expect(await takeFrom({ started: '1' })).toBe(takenOver(process.pid))
  expect(await takeFrom(process.pid)).toBe(takenOver(process.pid))
})

onLinux('neither is that of a process which started at another time', async () => {
  expect(await takeFrom({ pid: process.ppid, started: '1' })).toBe(takenOver(process.ppid))
})

onLinux('after the machine was started again, nobody has a lock', async () => {
  const longAgo = (path: string) => utimesSync(path, 0, 0)
  expect(await takeFrom({ boot: 'an earlier one' }, longAgo)).toBe(takenOver(process.pid))
})

onLinux('a copy of this machine, which runs at the same time, keeps its lock', async () => {
  expect(await takeFrom({ boot: 'of the copy' })).toContain('; if it is not running any more, remove site/')
})

test('a lock of another machine is refused, with its name and what to remove', async () => {
  const how = '; if it is not running any more, remove site/.dist.portalgen-lock'
  const other = { host: 'build-7', boot: 'its own', pid: 12 }
  expect(await takeFrom(other)).toBe(refused('process 12 of the machine "build-7"') + how)
  expect(await takeFrom({ ...other, boot: '' })).toBe(refused('process 12 of the machine "build-7"') + how)
  expect(await takeFrom({ machine: 'of the same name', boot: 'its own', pid: 12 })).toContain(how)
})

onLinux('a container that was killed leaves a stale lock, whatever it was called', async () => {
  expect(await takeFrom({ host: 'c0ffee', namespace: 'pid:[1]', pid: 2 })).toBe(takenOver(2))
})

onLinux('a container that runs keeps its lock', async () => {
  const alive = (path: string) => onTestFinished(showLife(`${path}-alive`))
  expect(await takeFrom({ host: 'c0ffee', namespace: 'pid:[1]', pid: 2 }, alive)).toBe(refused('process 2'))
})

onLinux('in a folder with a long path, too', async () => {
  const folder = folderWith({ [`${'long/'.repeat(40)}x`]: '' })
  const path = join(folder, 'long/'.repeat(40), 'lock')
  onTestFinished(await lockOutput({ path, shown: 'dist', onNote: expect.fail }))
  writeFileSync(path, JSON.stringify({ ...thisProcess(), namespace: 'pid:[1]' }))
  await expect(lockOutput({ path, shown: 'dist', onNote: expect.fail, patience: 1500 })).rejects.toThrow(
    `cannot build into dist: process ${process.pid} is building into the folder`,
  )
})

test('a lock without an owner is refused, with what to remove', async () => {
  const damaged = (path: string) => writeFileSync(path, 'what')
  expect(await takeFrom({}, damaged)).toBe(
    'cannot build into site/dist: another build is using the folder; if it is not running any more, remove site/.dist.portalgen-lock',
  )
})

onLinux("what a killed build began to write, and ids of no process, are nobody's lock after a second", async () => {
  const nobody = 'portalgen: removed a stale lock on site/dist: it does not name a process'
  const texts = ['', '{"pid":1', '-1', '{}', JSON.stringify({ ...thisProcess(), pid: -1 })]
  const tries = texts.map((text) => takeFrom({ namespace: '' }, (path) => writeFileSync(path, text)))
  expect(await Promise.all(tries)).toEqual(texts.map(() => nobody))
})

onLinux('a named pipe or a folder in place of a lock hangs no build', async () => {
  const folder = folderWith({ 'folder/.x': '' })
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  for (const path of [pipe, join(folder, 'folder')])
    await expect(lockOutput({ path, shown: 'dist', onNote: expect.fail, patience: 0 })).rejects.toThrow(
      'cannot build into dist: another build is using the folder; if it is not running any more, remove ',
    )
})
