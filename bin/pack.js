import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requirePackages } from './packages.js'
import { shrinkwrapOf } from './shrinkwrap.js'

/**
 * Packs what is published: the package with a shrinkwrap beside its manifest. It is added to a copy, since npm would take a
 * shrinkwrap in this folder for its lock file. Prints the path of the tarball, in the working directory.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
requirePackages(root, ['devDependencies'])
const scratch = mkdtempSync(join(tmpdir(), 'portalgen-pack-'))
try {
  const plain = npmPack(root, scratch, [])
  execFileSync('tar', ['-xzf', plain, '-C', scratch])
  const folder = join(scratch, 'package')
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  writeJson(join(folder, 'npm-shrinkwrap.json'), shrinkwrapOf(lock))
  writeJson(join(folder, 'package.json'), { ...manifest, files: [...manifest.files, 'npm-shrinkwrap.json'] })
  console.log(npmPack(folder, process.cwd(), ['--ignore-scripts']))
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

/** @param {string} folder @param {string} target @param {string[]} options @returns {string} the path of the tarball */
function npmPack(folder, target, options) {
  const args = ['pack', '--silent', '--pack-destination', target, ...options]
  const printed = execFileSync('npm', args, { cwd: folder, encoding: 'utf8' }).trim()
  return join(target, printed.slice(printed.lastIndexOf('\n') + 1))
}

/** @param {string} path @param {unknown} value */
function writeJson(path, value) {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)
}
