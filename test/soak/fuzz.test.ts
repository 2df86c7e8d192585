import { execFileSync } from 'node:child_process'
import { Agent, get } from 'node:http'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { folderWith } from '../disk/folder.ts'
import { openServers, requestFaults } from '../fuzz/requestFaults.ts'
import { bundleProgram } from './bundleProgram.ts'
import { progressOf } from './progress.ts'

const EXECUTIONS = 200_000
const AT_ONCE = 10_000
const REQUESTS = 10_000

let program = ''

beforeAll(async () => {
  const ends: (() => void)[] = []
  program = await bundleProgram(
    'test/fuzz/run.ts',
    folderWith({}, (end) => ends.push(() => void end())),
  )
  return () => {
    for (const end of ends) end()
  }
})

test('200,000 texts of four formats are values or problems with places', () => {
  const progress = progressOf('fuzz')
  for (let from = progress.next(1); from <= EXECUTIONS; from += AT_ONCE) {
    const output = execFileSync(process.execPath, [program, String(from), String(AT_ONCE)], { encoding: 'utf8' })
    const lines = output.trim().split('\n')
    console.log(lines.at(-1))
    expect(lines.slice(0, -1)).toEqual([])
    progress.note(from + AT_ONCE)
  }
  progress.end()
})

test('20,000 requests by chance are answered by two servers', async () => {
  const servers = await openServers(onTestFinished)
  const progress = progressOf('requests')
  for (let seed = progress.next(1); seed <= REQUESTS; seed++) {
    expect(await requestFaults(seed, servers.serve)).toEqual([])
    expect(await requestFaults(seed, servers.preview)).toEqual([])
    if (seed % 1000 === 0) progress.note(seed + 1)
  }
  progress.end()
})

test('10,000 requests in a burst are answered by two servers', async () => {
  const { serve, preview } = await openServers(onTestFinished)
  for (const { port, errors } of [serve, preview]) {
    const agent = new Agent({ maxSockets: 400 })
    const statusOf = (): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const asked = get({ port, path: '/guide/', agent }, (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode))
        })
        asked.once('error', reject)
      })
    const statuses = await Promise.all(Array.from({ length: REQUESTS }, statusOf))
    expect([new Set(statuses), errors]).toEqual([new Set([200]), []])
    agent.destroy()
  }
})
