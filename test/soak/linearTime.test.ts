import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { folderWith } from '../disk/folder.ts'
import { PATHOLOGICAL } from '../markdown/pathological/inputs.ts'
import { PATHOLOGICAL_SITES } from '../site/pathological/sites.ts'
import { bundleProgram } from './bundleProgram.ts'

/** `size`: how many characters were read. */
type Measured = { seconds: number; megabytes: number; size: number }

const ends: (() => void)[] = []
let text = ''
let site = ''

/** Each is read in a process of its own, so that its memory is its own. */
beforeAll(async () => {
  const folder = folderWith({}, (end) => ends.push(() => void end()))
  text = await bundleProgram('test/soak/measureText.ts', folder)
  site = await bundleProgram('test/soak/measureSite.ts', folder)
  return () => {
    for (const end of ends) end()
  }
})

const measure = (program: string, ...args: string[]): Measured =>
  JSON.parse(execFileSync(process.execPath, [program, ...args], { encoding: 'utf8' }))

/** @param run measures a share of the whole */
function expectLinear(shown: string, run: (share: number) => Measured): void {
  onTestFinished(({ task }) => console.log(shown, task.name, JSON.stringify(whole)))
  const whole = run(1)
  expect(whole.seconds).toBeLessThan(5)
  expect(whole.megabytes).toBeLessThan(512)
  // What takes less is lost in what is optimised meanwhile.
  if (whole.seconds <= 1) return
  const half = run(0.5)
  // The text of nested lists, whose lines are indented, is four times as long at twice the depth.
  expect((2 * whole.seconds) / half.seconds / (whole.size / half.size)).toBeLessThan(2.5)
}

const CAN_MEASURE = existsSync('/proc/self/status')

describe.skipIf(!CAN_MEASURE).each(['fast', 'reference'])('the %s pipeline', (pipeline) => {
  test.each(PATHOLOGICAL)('reads "$name" in 5 CPU seconds, 512 MB and linear time', ({ name }) =>
    expectLinear(pipeline, (share) => measure(text, name, String(share), pipeline)),
  )
})

test.skipIf(!CAN_MEASURE).each(PATHOLOGICAL_SITES)('a site with many "$name" is read and checked as fast', ({ name }) =>
  expectLinear('site', (share) => measure(site, name, String(share))),
)
