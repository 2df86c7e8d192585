import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { shrinkwrapOf } from './shrinkwrapOf.ts'

const root = join(import.meta.dirname, '../..')

type Bin = { sbomOf(root: string, inputs: string[]): { components: { name: string }[] } }

const { sbomOf }: Bin = await import(pathToFileURL(join(root, 'bin/sbom.js')).href)

type Locked = { version: string; license: string; dev?: boolean; hasInstallScript?: boolean }

const readJson = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'))
const locked: [path: string, entry: Locked][] = Object.entries<Locked>(readJson('package-lock.json').packages).slice(1)
const published = locked.filter(([, { dev }]) => !dev)

/** All permit use, changes and distribution, and ask for no more than their own text. */
const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'PSF-2.0', 'Apache-2.0']

test('every package that portalgen is installed with has a licence of the list', () => {
  expect(published.length).toBeGreaterThan(100)
  expect(published.filter(([, { license }]) => !ALLOWED.includes(license)).map(([path]) => path)).toEqual([])
})

test('nothing has to be run to install it', () => {
  const scripts = Object.keys(readJson('package.json').scripts)
  expect(scripts.filter((name) => /^(?:pre|post)?install$|^prepare$/.test(name))).toEqual([])
  // Its script only replaces a starter by the binary that the starter runs.
  expect(published.filter(([, entry]) => entry.hasInstallScript).map(([path]) => path)).toEqual([
    'node_modules/esbuild',
  ])
})

test('the bill of materials has the installed packages and those whose code is bundled', () => {
  const { components } = sbomOf(root, ['node_modules/@lezer/common/dist/index.js', 'src/index.ts'])
  const names = new Set(components.map(({ name }) => name))
  const missing = published.filter(([path]) => !names.has(path.slice(path.lastIndexOf('node_modules/') + 13)))
  expect(missing).toEqual([])
  expect(names).not.toContain('vitest')
  const lezer = locked.find(([path]) => path === 'node_modules/@lezer/common')?.[1]
  expect(components.find(({ name }) => name === '@lezer/common')).toEqual({
    type: 'library',
    'bom-ref': `pkg:npm/%40lezer/common@${lezer?.version}`,
    name: '@lezer/common',
    version: lezer?.version,
    scope: 'required',
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) }],
    licenses: [{ license: { id: 'MIT' } }],
    purl: `pkg:npm/%40lezer/common@${lezer?.version}`,
    properties: [{ name: 'portalgen:bundled', value: 'true' }],
  })
})

test('the font of the theme is in the bill of materials, and its licence permits copies beside it', () => {
  const { name, license } = readJson('theme/fonts/figtree.json')
  expect(license).toBe('OFL-1.1')
  expect(sbomOf(root, ['theme/fonts/figtree.ts']).components).toContainEqual(
    expect.objectContaining({ name, licenses: [{ license: { id: 'OFL-1.1' } }] }),
  )
  const text = readFileSync(join(root, 'theme/fonts/figtree-OFL.txt'), 'utf8')
  expect(text).toMatch(/^Copyright 2022 The Figtree Project Authors/)
  // One that is reserved could not be that of a part of the font.
  expect(text).not.toMatch(/^Copyright.*Reserved Font Name/)
})

test('the shrinkwrap has the exact versions of all that is installed, and nothing that only develops', () => {
  const { packages } = shrinkwrapOf(readJson('package-lock.json'))
  expect(Object.keys(packages)).toEqual(['', ...published.map(([path]) => path)])
  expect(packages['']).toMatchObject({ name: 'portalgen', dependencies: readJson('package.json').dependencies })
  expect(packages['']).not.toHaveProperty('devDependencies')
})
