import { cpSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measure } from './measure.js'

const root = join(import.meta.dirname, '..', '..')
const program = join(root, 'bin', 'portalgen')

/**
 * How long the program takes to start, beside a Node that does nothing, and to build a site of one page.
 *
 * @param {string} scratch
 * @param {{ runs: number }} options
 */
export function startFigures(scratch, { runs }) {
  const folder = join(scratch, 'one-page')
  mkdirSync(join(folder, 'content'), { recursive: true })
  writeFileSync(join(folder, 'content', 'site.yaml'), 'title: One\nurl: https://developer.example.com\n')
  writeFileSync(join(folder, 'content', 'index.md'), '# One\n\nA page.\n')
  const of = (command, before = () => undefined) => {
    const { seconds, between, cpu } = measure([process.execPath, ...command], { runs, before })
    return { seconds, between, 'CPU s': cpu }
  }
  const forget = () => rmSync(join(folder, '.portalgen'), { recursive: true, force: true })
  return {
    'node, nothing': of(['-e', '0']),
    'portalgen --version': of([program, '--version']),
    'the same, installed': of([installedIn(scratch), '--version']),
    'a site of one page': of([program, 'build', '--root', folder, '--quiet'], forget),
  }
}

/**
 * The program as a package, which looks for no newer sources than those that it was compiled from.
 *
 * @param {string} scratch
 */
function installedIn(scratch) {
  const folder = join(scratch, 'installed', 'node_modules', 'portalgen')
  mkdirSync(folder, { recursive: true })
  for (const name of ['bin', 'lib', 'theme', 'package.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return join(folder, 'bin', 'portalgen')
}

/**
 * The files of the search of a built site, whose number and size are bounded.
 *
 * @param {string} dist
 */
export function searchFigures(dist) {
  const assets = join(dist, 'assets')
  const names = readdirSync(assets).filter((name) => name.startsWith('search-'))
  const sizes = names.map((name) => statSync(join(assets, name)).size)
  return {
    'search files': names.length,
    'largest, KB': Math.round(Math.max(...sizes) / 1024),
    'all, KB': Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024),
  }
}
