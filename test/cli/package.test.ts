import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith, writeFiles } from '../disk/folder.ts'
import { packageRoot, run } from './portalgen.ts'

/** The package as a tarball, as it is published. */
function pack(...args: string[]): string {
  const folder = folderWith({})
  const { code, err } = run('npm', ['pack', '--silent', '--pack-destination', folder, ...args], packageRoot)
  expect(code, err).toBe(0)
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '')
}

function install(tarball: string): string {
  const folder = folderWith({ 'package.json': '{ "private": true }' })
  const args = ['install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', tarball]
  const { code, err } = run('npm', args, folder)
  expect(code, err).toBe(0)
  return folder
}

function expectWorking(folder: string): void {
  const made = run('npx', ['--no', 'portalgen', 'init', 'my-portal'], folder)
  expect(made.code, made.err).toBe(0)
  const built = run('npx', ['--no', 'portalgen', 'build', '--strict'], join(folder, 'my-portal'))
  expect(built, built.err).toMatchObject({ code: 0, out: '' })
  expect(existsSync(join(folder, 'my-portal', 'dist', 'docs', 'first-request', 'index.html'))).toBe(true)
}

test('the packed program, installed elsewhere without install scripts, makes a site that builds', () => {
  const folder = install(pack())
  const stamp = join(folder, 'node_modules', 'portalgen', 'lib', 'stamp')
  const packed = statSync(stamp).mtimeMs
  expectWorking(folder)
  // The licences of the packages whose code it contains.
  const licenses = readFileSync(join(folder, 'node_modules', 'portalgen', 'lib', 'LICENSES.txt'), 'utf8')
  expect(licenses).toMatch(/^@lezer\/common [\d.]+ \(MIT\)\n\nMIT License\n/m)
  // It was compiled before it was packed: an installed program writes nothing into its own folder.
  expect(statSync(stamp).mtimeMs).toBe(packed)
}, 120_000)

const PROGRAM = `import { openWorkspace, type Problem, UsageError } from 'portalgen'

const workspace = openWorkspace({ root: 'my-portal', options: { strict: true } })
const { outcome, pages, problems } = await workspace.build()
await workspace.close()
const places: string[] = problems.map(({ file, line }: Problem) => file + ':' + line)
console.log(outcome, pages > 2, places, new UsageError('x') instanceof Error)
`

const WRONG = `import { openWorkspace } from 'portalgen'

openWorkspace({ root: 1 })
`

const TYPE_CHECKED = {
  compilerOptions: {
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2023', 'dom'],
    types: [],
    strict: true,
    outDir: 'out',
  },
  files: ['program.mts'],
}

test('a program elsewhere builds a site through the packed library, and is checked against its types', () => {
  const folder = install(pack())
  expect(run('npx', ['--no', 'portalgen', 'init', 'my-portal'], folder).code).toBe(0)
  writeFiles(folder, {
    'program.mts': PROGRAM,
    'wrong.mts': WRONG,
    'tsconfig.json': JSON.stringify(TYPE_CHECKED),
    'wrong.json': JSON.stringify({ extends: './tsconfig.json', files: ['wrong.mts'] }),
  })
  const tsc = join(packageRoot, 'node_modules', 'typescript', 'bin', 'tsc')
  expect(run(process.execPath, [tsc, '-p', '.'], folder)).toMatchObject({ code: 0, out: '' })
  expect(run(process.execPath, ['out/program.mjs'], folder)).toMatchObject({ code: 0, out: 'built true [] true\n' })
  expect(run(process.execPath, [tsc, '-p', 'wrong.json'], folder).out).toContain(
    "wrong.mts(3,17): error TS2322: Type 'number' is not assignable to type 'string'.",
  )
}, 120_000)

test('it works, too, when it was packed without scripts', () => {
  expectWorking(install(pack('--ignore-scripts')))
}, 120_000)

test('before "npm ci", every command says in a sentence what to do', () => {
  const folder = folderWith({})
  for (const name of ['bin', 'package.json', 'test'])
    cpSync(join(packageRoot, name), join(folder, name), { recursive: true })
  const node = [['bin/portalgen', '--version'], ['bin/portalgen', 'build'], ['test/run.js']].map((args) =>
    run(process.execPath, args, folder),
  )
  const npm = [['pack'], ['start'], ['test'], ['run', 'bench']].map((args) =>
    run('npm', [...args, '--silent', '--foreground-scripts'], folder),
  )
  const sentence = /^portalgen: \d+ packages are not installed; run "npm ci" in \S+ first\n$/
  for (const { code, out, err } of [...node, ...npm]) {
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: expect.stringMatching(sentence) })
  }
})

test('a single package that is missing is named', () => {
  const folder = folderWith({ 'package.json': '{ "type": "module", "dependencies": { "nowhere": "1" } }' })
  cpSync(join(packageRoot, 'bin'), join(folder, 'bin'), { recursive: true })
  expect(run(process.execPath, ['bin/portalgen'], folder)).toMatchObject({
    code: 2,
    err: `portalgen: the package "nowhere" is not installed; run "npm ci" in ${folder} first\n`,
  })
})
