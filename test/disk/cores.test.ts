import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { availableCores, coresIn, groupsOf } from '../../src/disk/cores.ts'

test.each([
  ['max 100000\n', Infinity],
  ['200000 100000\n', 2],
  ['150000 100000\n', 2],
  ['140000 100000\n', 1],
  ['10000 100000\n', 1],
  ['400000 50000', 8],
  ['', Infinity],
  ['100000 0', Infinity],
  ['a few', Infinity],
])('the limit %j allows %d cores', (text, cores) => expect(coresIn(text)).toBe(cores))

test.each([
  ['0::/\n', ['/sys/fs/cgroup']],
  ['0::/a.slice/b.scope\n', ['/sys/fs/cgroup/a.slice/b.scope', '/sys/fs/cgroup/a.slice', '/sys/fs/cgroup']],
  ['12:cpu,cpuacct:/docker/x\n0::/docker/x\n', ['/sys/fs/cgroup/docker/x', '/sys/fs/cgroup/docker', '/sys/fs/cgroup']],
  ['12:cpu,cpuacct:/docker/x\n', ['/sys/fs/cgroup']],
  ['', ['/sys/fs/cgroup']],
])('the groups of %j are looked up from the inside out', (text, groups) => expect(groupsOf(text)).toEqual(groups))

test('there are never more cores than the process may run on', () => {
  expect(availableCores()).toBeGreaterThanOrEqual(1)
  expect(availableCores()).toBeLessThanOrEqual(availableParallelism())
})
