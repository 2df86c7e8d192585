import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ejectedSource } from '../../src/engine/theme/ejectedSource.ts'
import { TSCONFIG } from '../../src/engine/theme/ejectPart.ts'
import { partSources } from '../../src/engine/theme/partSources.ts'
import { type AtEnd, folderWith, writeFiles } from '../disk/folder.ts'
import { shrinkwrapOf } from '../package/shrinkwrapOf.ts'
import { packageRoot, portalgen, run, shared } from './portalgen.ts'

/** The package as a tarball, as it is published. */
function pack(args: string[], atEnd?: AtEnd): string {
  const folder = folderWith({}, atEnd)
  const { code, err } = run('npm', ['pack', '--silent', '--pack-destination', folder, ...args], packageRoot)
  expect(code, err).toBe(0)
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '')
}

/**
 * The manifest of a folder that needs the package, and its lock file with the versions of this repository: npm would ask the
 * registry about each of 190 packages to choose them, and takes half as long again.
 */
function neededBy(tarball: string): Record<string, string> {
  const lock = JSON.parse(readFileSync(join(packageRoot, 'package-lock.json'), 'utf8'))
  const { '': manifest, ...packages } = shrinkwrapOf(lock).packages
  const dependencies = { portalgen: `file:${tarball}` }
  const installed = { ...packages, 'node_modules/portalgen': { ...manifest, resolved: dependencies.portalgen } }
  return {
    'package.json': JSON.stringify({ private: true, dependencies }),
    'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages: { '': { dependencies }, ...installed } }),
  }
}

/** A folder with the package installed and a site made by it, once for all tests: its dependencies take longer than the rest. */
const installed = shared(async (atEnd) => {
  const tarball = pack([], atEnd)
  const folder = folderWith(neededBy(tarball), atEnd)
  const args = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
  const { code, err } = run('npm', args, folder)
  expect(code, err).toBe(0)
  const packageFolder = join(folder, 'node_modules', 'portalgen')
  const stamp = join(packageFolder, 'lib', 'stamp')
  const packed = statSync(stamp).mtimeMs
  const made = await portalgen(folder, ['init', 'my-portal'], packageFolder)
  expect(made.code, made.err).toBe(0)
  // It was compiled before it was packed: an installed program writes nothing into its own folder.
  const expectUnchanged = () => expect(statSync(stamp).mtimeMs).toBe(packed)
  return { folder, packageFolder, expectUnchanged, site: join(folder, 'my-portal'), tarball: readFileSync(tarball) }
})

/** As no build has seen it yet. */
function unbuilt(site: string): string {
  for (const name of ['dist', '.portalgen']) rmSync(join(site, name), { recursive: true, force: true })
  return site
}

/** Builds the site by the command that npm has linked. */
function expectWorking(site: string): void {
  const built = run('npx', ['--no', 'portalgen', 'build', '--strict'], site)
  expect(built, built.err).toMatchObject({ code: 0, out: '' })
  expect(existsSync(join(site, 'dist', 'docs', 'first-request', 'index.html'))).toBe(true)
}

test('the packed program, installed elsewhere without install scripts, makes a site that builds', () => {
  const { packageFolder, expectUnchanged, site } = installed()
  expectWorking(unbuilt(site))
  expectUnchanged()
  // Its bytes do not depend on the folder that it was compiled in.
  const files = readdirSync(join(packageFolder, 'lib'), { withFileTypes: true }).filter((entry) => entry.isFile())
  const contents = files.map(({ name }): [string, string] => [
    name,
    readFileSync(join(packageFolder, 'lib', name), 'utf8'),
  ])
  expect(contents.filter(([, text]) => text.includes(packageRoot)).map(([name]) => name)).toEqual([])
  // The licences of the packages whose code it contains.
  const licenses = readFileSync(join(packageFolder, 'lib', 'LICENSES.txt'), 'utf8')
  expect(licenses).toMatch(/^@lezer\/common [\d.]+ \(MIT\)\n\nMIT License\n/m)
  expect(licenses).toMatch(
    /^@fontsource-variable\/figtree [\d.]+ \(OFL-1\.1\)\n\nCopyright 2022 The Figtree Project Authors/m,
  )
  expect(licenses).toMatch(/^@seriousme\/openapi-schema-validator [\d.]+ \(MIT\)$/m)
})

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
  files: ['program.mts', 'wrong.mts'],
}

test('a program elsewhere builds a site through the packed library, and is checked against its types', () => {
  const { folder, site } = installed()
  unbuilt(site)
  writeFiles(folder, {
    'program.mts': PROGRAM,
    'wrong.mts': WRONG,
    'tsconfig.json': JSON.stringify(TYPE_CHECKED),
  })
  const tsc = join(packageRoot, 'node_modules', 'typescript', 'bin', 'tsc')
  // One error in all, so that there is none in the program; what it is compiled to is written all the same.
  expect(run(process.execPath, [tsc, '-p', '.', '--pretty', 'false'], folder).out).toBe(
    "wrong.mts(3,17): error TS2322: Type 'number' is not assignable to type 'string'.\n",
  )
  expect(run(process.execPath, ['out/program.mjs'], folder)).toMatchObject({ code: 0, out: 'built true [] true\n' })
})

const PARTS = {
  'theme/Logo.tsx': `import { Logo as Default, type PropsOf } from 'portalgen/theme'
export default (props: PropsOf<'Logo'>) => <b title={props.site.title}><Default {...props} /></b>
`,
  'theme/directives/plan.tsx': `import type { Attributes, DirectiveProps } from 'portalgen/theme'
export const attributes = { tier: { oneOf: ['free', 'pro'], required: true }, price: { type: 'number' } } as const satisfies Attributes
export const hydrate = 'idle'
export default function Plan({ tier, price, title, children }: DirectiveProps<typeof attributes>) {
  const word: 'free' | 'pro' = tier
  return <section className={word}>{title}{price?.toFixed(2)}{children}</section>
}
`,
  'theme/_wrong.tsx': `import type { DirectiveProps, PropsOf } from 'portalgen/theme'
export const one = ({ site }: PropsOf<'Logo'>) => <b>{site.titel}</b>
export const two = ({ view, parts }: PropsOf<'Navbar'>) => <parts.Logo sit={view.site} parts={parts} />
export const three = ({ tier }: DirectiveProps<{ tier: { oneOf: ['free', 'pro'] } }>) => tier === 'gold'
`,
}

test('parts of a site, ejected ones among them, are checked against the types of the packed package', () => {
  const { folder } = installed()
  const ejected = partSources().map(({ name, text }) => [`theme/_${name}.tsx`, ejectedSource(text, name)])
  const config = { extends: './base.json', compilerOptions: { skipLibCheck: false, noUnusedLocals: true } }
  writeFiles(folder, {
    ...Object.fromEntries(ejected),
    ...PARTS,
    'theme/base.json': JSON.stringify(TSCONFIG),
    'theme/tsconfig.json': JSON.stringify({ ...config, include: ['.'] }),
  })
  const tsc = join(packageRoot, 'node_modules', 'typescript', 'bin', 'tsc')
  const { out } = run(process.execPath, [tsc, '-p', 'theme', '--pretty', 'false'], folder)
  expect(out.match(/^\S.*/gm)).toEqual([
    expect.stringMatching(/^theme\/_wrong\.tsx\(2,\d+\): error TS2551: Property 'titel' does not exist .* 'title'\?$/),
    expect.stringMatching(/^theme\/_wrong\.tsx\(3,\d+\): error TS2322: .*/),
    expect.stringMatching(/^theme\/_wrong\.tsx\(4,\d+\): error TS2367: .*/),
  ])
})

test('it is the same to the byte when it was packed without scripts', () => {
  expect(readFileSync(pack(['--ignore-scripts'])).equals(installed().tarball)).toBe(true)
})

test('before "npm ci", every script and command says in a sentence what to do', () => {
  const folder = folderWith({})
  for (const name of ['bin', 'package.json', 'test'])
    cpSync(join(packageRoot, name), join(folder, name), { recursive: true })
  const { scripts } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'))
  const sentence = /^portalgen: \d+ packages are not installed; run "npm ci" in \S+ first\n$/
  // The commands of the program are among them: "start" begins with a build, "prepack" with its version.
  expect(scripts.start).toMatch(/^node bin\/portalgen build /)
  expect(scripts.prepack).toMatch(/^node bin\/portalgen --version /)
  for (const command of [...Object.values(scripts).map(String), 'node bin/types.js']) {
    const { status, stdout, stderr } = spawnSync(command, { shell: true, cwd: folder, encoding: 'utf8' })
    expect({ status, stdout, stderr }, command).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(sentence),
    })
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
