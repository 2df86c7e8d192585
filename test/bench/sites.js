import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** @typedef {{ name: string, folder: string }} BenchSite */

/**
 * A copy of this repository's portal, so that its own output and cache are left alone.
 *
 * @param {string} scratch
 * @returns {BenchSite}
 */
export function portalSite(scratch) {
  const folder = join(scratch, 'portal')
  for (const name of ['content', 'openapi']) cpSync(join(root, name), join(folder, name), { recursive: true })
  return { name: 'the portal', folder }
}

/**
 * A seeded site of many pages; none when the generator is not there.
 *
 * @param {string} scratch
 * @param {{ corpus: string, pages: number }} options
 * @returns {BenchSite[]}
 */
export function corpusSite(scratch, { corpus, pages }) {
  if (!existsSync(corpus)) {
    console.log(`no corpus: ${corpus} does not exist; name a generator with --corpus`)
    return []
  }
  const folder = join(scratch, `corpus-${pages}`)
  mkdirSync(join(folder, 'content'), { recursive: true })
  spawnSync(process.execPath, [corpus, join(folder, 'content', 'docs'), String(pages)], { stdio: 'inherit' })
  writeFileSync(join(folder, 'content', 'site.yaml'), 'title: Corpus\nurl: https://developer.example.com\n')
  writeFileSync(join(folder, 'content', 'index.md'), '---\ntitle: Corpus\nlayout: home\n---\n\nPages.\n')
  return [{ name: `${pages} pages`, folder }]
}
