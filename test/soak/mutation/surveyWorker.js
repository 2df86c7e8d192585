// Runs test files once, on sources that note the calls of their functions. Asked by arguments, answered by a message.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { openVitest, specificationsOf } from './openVitest.js'
import { probed } from './probes.js'

const root = join(import.meta.dirname, '../../..')
const probing = {
  name: 'probing',
  enforce: 'pre',
  load: (id) =>
    /^(src|theme)\/.*(?<!\.d)\.tsx?$/.test(nameOf(id)) ? probed(nameOf(id), readFileSync(id, 'utf8')) : undefined,
}
const nameOf = (path) => relative(root, path).replaceAll('\\', '/')

const vitest = await openVitest(root, { plugins: [probing], setupFiles: [join(import.meta.dirname, 'noteCalls.js')] })
const tests = process.argv.slice(2)
const { testModules } = await vitest.runTestSpecifications(await specificationsOf(vitest, root, tests), false)
const noted = new Map(linesOf(process.env.PORTALGEN_CALLS).map((each) => [nameOf(each.testPath), each]))
const found = testModules.map((module) => [
  nameOf(module.moduleId),
  {
    passes: module.ok(),
    seconds: noted.get(nameOf(module.moduleId))?.seconds ?? 0,
    called: noted.get(nameOf(module.moduleId))?.called ?? [],
  },
])
process.send?.(Object.fromEntries(found), () => process.exit())

function linesOf(file) {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}
