import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { processorSeconds } from './processorSeconds.js'

test.skipIf(process.platform !== 'linux')('what a program takes that a test runs is counted when it has ended', () => {
  const before = processorSeconds()
  const own = process.cpuUsage()
  spawnSync(process.execPath, ['-e', 'for (let count = 0; count < 1e8; count++);'])
  const { user, system } = process.cpuUsage(own)
  expect(processorSeconds() - before - (user + system) / 1e6).toBeGreaterThan(0.02)
})
