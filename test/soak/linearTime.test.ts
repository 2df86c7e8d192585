import { execFileSync } from 'node:child_process'
import { existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { packageRoot } from '../cli/compile.ts'
import { folderWith } from '../disk/folder.ts'
import { PATHOLOGICAL } from '../markdown/pathological/inputs.ts'

type Measured = { seconds: number; megabytes: number }

const ends: (() => void)[] = []
let program = ''

/** Each text is read in a process of its own, so that its memory is its own. */
beforeAll(async () => {
  const folder = folderWith({}, (end) => ends.push(() => void end()))
  symlinkSync(join(packageRoot, 'node_modules'), join(folder, 'node_modules'))
  program = join(folder, 'measureText.mjs')
  const entryPoints = [join(packageRoot, 'test/soak/measureText.ts')]
  await build({ entryPoints, outfile: program, bundle: true, platform: 'node', format: 'esm', packages: 'external' })
  return () => {
    for (const end of ends) end()
  }
})

const measure = (name: string, share: number, pipeline: string): Measured =>
  JSON.parse(execFileSync(process.execPath, [program, name, String(share), pipeline], { encoding: 'utf8' }))

describe.skipIf(!existsSync('/proc/self/status')).each(['fast', 'reference'])('the %s pipeline', (pipeline) => {
  test.each(PATHOLOGICAL)('reads "$name" in 5 CPU seconds, 512 MB and linear time', ({ name }) => {
    onTestFinished(({ task }) => console.log(pipeline, task.name, JSON.stringify(whole)))
    const whole = measure(name, 1, pipeline)
    expect(whole.seconds).toBeLessThan(5)
    expect(whole.megabytes).toBeLessThan(512)
    // What takes less is lost in what is optimised meanwhile.
    if (whole.seconds > 1) expect(whole.seconds / measure(name, 0.5, pipeline).seconds).toBeLessThan(2.5)
  })
})
