import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { filesIn, folderWith, writeFiles } from '../disk/folder.ts'

const root = join(import.meta.dirname, '../..')

type Bin = { swapIn(fresh: string, lib: string): void }

const { swapIn }: Bin = await import(pathToFileURL(join(root, 'bin/swapIn.js')).href)

/** Reads two files until one is missing, or its input ends, and prints how often it did and what was missing. */
const READER = `import { readFileSync } from 'node:fs'
let reads = 0
let missing = ''
process.stdin.on('end', () => process.exit()).resume()
process.on('exit', () => console.log(JSON.stringify({ read: reads > 0, missing })))
console.log('reads')
function read() {
  try {
    for (let times = 0; times < 100; times++) {
      readFileSync('lib/main.cjs')
      readFileSync('lib/chunk.cjs')
      reads += 1
    }
    setImmediate(read)
  } catch (error) {
    missing = String(error)
  }
}
read()
`

test('a program that is made anew can be loaded at any moment', async () => {
  const files = { 'main.cjs': '1', 'chunk.cjs': '1', stamp: '1' }
  const folder = folderWith({ 'lib/main.cjs': '0', 'lib/chunk.cjs': '0', 'lib/old.cjs': '0', 'reader.mjs': READER })
  const reader = spawn(process.execPath, ['reader.mjs'], { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void reader.kill())
  let output = ''
  reader.stdout.on('data', (chunk) => (output += chunk))
  await once(reader.stdout, 'data')
  for (let times = 0; times < 500; times++) {
    writeFiles(join(folder, 'fresh'), files)
    swapIn(join(folder, 'fresh'), join(folder, 'lib'))
  }
  reader.stdin.end()
  await once(reader, 'close')
  expect(output).toBe('reads\n{"read":true,"missing":""}\n')
  expect(Object.keys(filesIn(join(folder, 'lib'))).toSorted()).toEqual(['chunk.cjs', 'main.cjs', 'stamp'])
  expect(existsSync(join(folder, 'fresh'))).toBe(false)
})

test('the first of several programs that are made at once stays, and the others are gone', () => {
  const folder = folderWith({ 'one/main.cjs': '1', 'one/stamp': '1', 'two/main.cjs': '1', 'two/stamp': '1' })
  for (const name of ['one', 'two']) swapIn(join(folder, name), join(folder, 'lib'))
  expect(Object.keys(filesIn(folder)).toSorted()).toEqual(['lib/main.cjs', 'lib/stamp'])
})

/** As little of the program as `bin/` makes something of: what it compiles and loads, without all that this imports. */
const PROGRAM = {
  'src/index.ts': 'export {}',
  'src/start.ts': "export const start = async (args: string[]) => void console.log('runs with', args.join())",
  'src/cli/main.ts': 'export {}',
  'src/disk/importFile.ts': 'export const importFile = 1',
  'src/pipeline/prepare.ts': 'export const prepare = async () => undefined',
  'src/pipeline/threads/thread.ts': 'export {}',
  'src/yaml/parseToml.ts': 'export const parseToml = 1',
  'src/model/texts/translated.ts': 'export const translated = 1',
  'src/markdown/referenceParser.ts': 'export const referenceParser = 1',
  'src/markdown/stringify.ts': 'export const [stringify, withoutIds] = [1, 2]',
  'src/markdown/toHast.ts': 'export const toHast = 1',
  'theme/theme.ts': 'export {}',
}

test('two commands that start at once in a checkout without lib/ both run', async () => {
  const folder = folderWith(PROGRAM)
  for (const name of ['bin', 'package.json', 'package-lock.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const ended = await Promise.all(
    [1, 2].map(async (number) => {
      const command = spawn(process.execPath, ['bin/portalgen', `command ${number}`], { cwd: folder })
      let output = ''
      for (const stream of [command.stdout, command.stderr]) stream.on('data', (chunk) => (output += chunk))
      await once(command, 'close')
      return output
    }),
  )
  expect(ended).toEqual(['runs with command 1\n', 'runs with command 2\n'])
  expect(readdirSync(folder).toSorted()).toEqual(
    ['bin', 'lib', 'node_modules', 'package-lock.json', 'package.json', 'src', 'theme'].toSorted(),
  )
})
