import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes `lib/` from `src/` and `theme/` when one of their files is newer: in a checkout after each change, in an
 * installed package never. No install script is needed, and nothing is ever out of date.
 *
 * @param {string} root the folder of the package
 */
export async function compile(root) {
  const stamp = join(root, 'lib', 'stamp')
  const sources = ['src', 'theme', 'package.json'].map((name) => join(root, name))
  if (existsSync(stamp) && Math.max(...sources.map(newest)) <= statSync(stamp).mtimeMs) return
  const started = new Date()
  rmSync(join(root, 'lib'), { recursive: true, force: true })
  const { build } = await import('esbuild')
  const { metafile } = await build({
    entryPoints: { main: join(root, 'src', 'cli', 'main.ts') },
    outdir: join(root, 'lib'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    metafile: true,
    logLevel: 'error',
  })
  mkdirSync(join(root, 'lib'), { recursive: true })
  writeFileSync(stamp, `${started.toISOString()}\n${Object.keys(metafile.outputs).join('\n')}\n`)
}

/**
 * @param {string} path
 * @returns {number} when the newest file at or below the path was changed, in ms
 */
function newest(path) {
  if (!existsSync(path)) return 0
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}
