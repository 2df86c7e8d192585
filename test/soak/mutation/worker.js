// Runs tests against one mutant after the other, in one Vitest that stays warm. Asked and answered by messages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { applied } from './mutants.js'

const root = join(import.meta.dirname, '../../..')
/** The file that reads otherwise now. */
const active = { path: '', code: '' }

const mutating = {
  name: 'mutating',
  enforce: 'pre',
  load: (id) => (id === active.path ? active.code : undefined),
}

const vitest = await createVitest(
  'test',
  {
    root,
    config: false,
    watch: false,
    include: ['test/**/*.test.{ts,tsx}'],
    // One process for all files of a run, which ends with the first failing test.
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    bail: 1,
    unstubGlobals: true,
    testTimeout: 60_000,
    reporters: [{}],
    execArgv: ['--max-old-space-size=1024'],
  },
  { configFile: false, plugins: [mutating], logLevel: 'silent' },
)

process.on('disconnect', () => process.exit())
process.on('message', async ({ mutant, tests }) => process.send?.(await isKilled(mutant, tests)))
process.send?.('ready')

/** Whether a test fails. Without a mutant: of the sources as they are. */
async function isKilled(mutant, tests) {
  if (mutant) become(join(root, mutant.file), applied(readFileSync(join(root, mutant.file), 'utf8'), mutant))
  const wanted = tests.map((test) => join(root, test))
  const found = await vitest.globTestSpecifications(wanted)
  const inOrder = found
    .filter(({ moduleId }) => wanted.includes(moduleId))
    .toSorted((a, b) => wanted.indexOf(a.moduleId) - wanted.indexOf(b.moduleId))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(inOrder, false)
  if (mutant) become('', '')
  // Vitest returns what other runs found of other files, too.
  const ofThisRun = testModules.filter(({ moduleId }) => wanted.includes(moduleId))
  return unhandledErrors.length > 0 || ofThisRun.some((module) => !module.ok())
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
