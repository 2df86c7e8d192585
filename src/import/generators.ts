import { docusaurus } from './docusaurus/docusaurus.ts'
import type { SourceTree } from './foreignSite.ts'
import type { Generator } from './generator.ts'
import { hugo } from './hugo/hugo.ts'
import { mdbook } from './mdbook/mdbook.ts'
import { mkdocs } from './mkdocs/mkdocs.ts'
import { starlight } from './starlight/starlight.ts'
import { vitepress } from './vitepress/vitepress.ts'

export const GENERATORS: Generator[] = [docusaurus, vitepress, starlight, mkdocs, mdbook, hugo]

/** The generator whose configuration is in a folder. */
export const generatorOf = (tree: SourceTree): Generator | undefined => GENERATORS.find(({ owns }) => owns(tree))
