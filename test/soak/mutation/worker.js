// Runs tests against one mutant after the other, in one Vitest that stays warm. Asked and answered by messages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applied } from './mutants.js'
import { openVitest, specificationsOf } from './openVitest.js'

const root = join(import.meta.dirname, '../../..')
/** The file that reads otherwise now. */
const active = { path: '', code: '' }

const mutating = {
  name: 'mutating',
  enforce: 'pre',
  load: (id) => (id === active.path ? active.code : undefined),
}

// A run ends with the first failing test.
const vitest = await openVitest(root, { bail: 1, plugins: [mutating] })

process.on('disconnect', () => process.exit())
process.on('message', async ({ mutant, tests }) => process.send?.(await failing(mutant, tests)))
process.send?.('ready')

/** The tests that fail, as far as the run comes: of a mutant, or of the sources as they are. */
async function failing(mutant, tests) {
  if (mutant) become(join(root, mutant.file), applied(readFileSync(join(root, mutant.file), 'utf8'), mutant))
  const specifications = await specificationsOf(vitest, root, tests)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false)
  if (mutant) become('', '')
  // Vitest returns what other runs found of other files, too.
  const failed = testModules.filter((module) => module.state() === 'failed').map(({ moduleId }) => moduleId)
  const ofThisRun = tests.filter((test) => failed.includes(join(root, test)))
  return unhandledErrors.length > 0 && ofThisRun.length === 0 ? tests.slice(0, 1) : ofThisRun
}

/** Makes a file read otherwise, and the one that did so before as it is. */
function become(path, code) {
  for (const changed of [active.path, path].filter((each) => each !== '')) {
    for (const { vite } of vitest.projects)
      for (const { moduleGraph } of Object.values(vite.environments)) moduleGraph.onFileChange(changed)
    vitest.invalidateFile(changed)
  }
  Object.assign(active, { path, code })
}
