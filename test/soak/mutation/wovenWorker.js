// Runs test files on sources into which mutants are woven. Asked by a file, answered by the notes of `tryMutants.js`.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { openVitest, specificationsOf } from './openVitest.js'
import { woven } from './weave.js'

const root = join(import.meta.dirname, '../../..')
const { tests, mutants } = JSON.parse(readFileSync(process.env.PORTALGEN_MUTANTS ?? '', 'utf8'))
const insideOf = (file) => mutants.filter(({ mutant }) => mutant.file === file)
const nameOf = (path) => relative(root, path).replaceAll('\\', '/')

const weaving = {
  name: 'weaving',
  enforce: 'pre',
  load: (id) => {
    const inside = insideOf(nameOf(id))
    return inside.length > 0 ? woven(nameOf(id), readFileSync(id, 'utf8'), inside) : undefined
  },
}

const vitest = await openVitest(root, {
  plugins: [weaving],
  setupFiles: [join(import.meta.dirname, 'tryMutants.js')],
  testTimeout: 3_600_000,
  hookTimeout: 3_600_000,
  execArgv: ['--max-old-space-size=3072'],
})
await vitest.runTestSpecifications(await specificationsOf(vitest, root, tests), false)
process.exit()
