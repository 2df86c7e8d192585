import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { LibraryFile } from '../model/sources.ts'
import { isThere } from './isThere.ts'
import { topOf } from './repository.ts'

const ENTRY = 'mermaid.esm.min.mjs'
const CHUNKS = 'chunks/mermaid.esm.min'

/** Hands the library to the page that has opened a frame for it. */
const OPENING = `import mermaid from './${ENTRY}'\nwindow.receiveMermaid(mermaid)\n`

/**
 * The scripts of the package `mermaid` that is installed for a site, as they are published: the first file is the one that a
 * browser opens. Undefined if it is not installed.
 */
export function diagramLibrary(root: string): LibraryFile[] | undefined {
  const real = realpathSync(root)
  const folder = packageFolder(real, topOf(real) ?? real)
  if (folder === undefined) return undefined
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const dist = join(folder, 'dist')
  if (!existsSync(join(dist, ENTRY))) return undefined
  const chunks = existsSync(join(dist, CHUNKS)) ? readdirSync(join(dist, CHUNKS)) : []
  const scripts = [
    ENTRY,
    ...chunks
      .filter((name) => name.endsWith('.mjs'))
      .toSorted()
      .map((name) => `${CHUNKS}/${name}`),
  ]
  const path = (name: string): string => `assets/mermaid-${version}/${name}`
  return [
    { path: path('open.mjs'), content: OPENING },
    ...scripts.map((name) => ({ path: path(name), file: join(dist, name) })),
  ]
}

/** Packages are looked for as Node does, in the folder and in those above, but not outside the repository. */
function packageFolder(from: string, top: string): string | undefined {
  const folder = join(from, 'node_modules', 'mermaid')
  if (isThere(join(folder, 'package.json'))) return folder
  return from === top ? undefined : packageFolder(dirname(from), top)
}
