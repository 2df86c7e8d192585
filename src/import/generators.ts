import { docusaurus } from './docusaurus/docusaurus.ts'
import type { SourceTree } from './foreignSite.ts'
import type { Generator, Kind } from './generator.ts'
import { hugo } from './hugo/hugo.ts'
import { mdbook } from './mdbook/mdbook.ts'
import { mkdocs } from './mkdocs/mkdocs.ts'
import { below, isIn } from './paths.ts'
import { starlight } from './starlight/starlight.ts'
import { vitepress } from './vitepress/vitepress.ts'

export const GENERATORS: Generator[] = [docusaurus, vitepress, starlight, mkdocs, mdbook, hugo]

/** The generator whose configuration is in a folder. */
export const generatorOf = (tree: SourceTree): Generator | undefined => GENERATORS.find(({ owns }) => owns(tree))

/** A site is at most this deep in a repository. */
const DEEPEST = 2

/** The folders of a tree that hold sites, those at the top first. */
export function foldersWithSites(tree: SourceTree): { folder: string; kind: Kind }[] {
  const folders = new Set(tree.files.flatMap((path) => parentsOf(path).slice(0, DEEPEST)))
  const found: { folder: string; kind: Kind }[] = []
  for (const folder of [...folders].toSorted((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1))) {
    // A folder of a site, such as its contents, is no other site.
    if (found.some((each) => isIn(folder, each.folder))) continue
    const files = tree.files.filter((path) => isIn(path, folder)).map((path) => below(path, folder))
    const generator = generatorOf({ files, text: (path) => tree.text(`${folder}/${path}`) })
    if (generator) found.push({ folder, kind: generator.kind })
  }
  return found
}

/** `a`, `a/b` of the file `a/b/c`. */
const parentsOf = (path: string): string[] => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index))
