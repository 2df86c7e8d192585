import type { SiteConfig } from '../model/config.ts'
import { colorsForDiagrams } from '../model/diagrams.ts'
import type { SourceFile } from '../model/page.ts'
import { hasWord } from '../model/rareWords.ts'
import { fileHref } from '../model/route.ts'
import type { LibraryFile, Sources } from '../model/sources.ts'

/** A fence whose language is the library's. */
const FENCE = /(?:(?<!`)`{3,}|(?<!~)~{3,})[ \t]*mermaid\b|language-mermaid\b/

/**
 * The configuration with what draws diagrams, on which every page depends, and the files of the library that does in a
 * browser. The package is looked for if a text has a diagram.
 */
export function withDiagrams(config: SiteConfig, sources: Sources): { config: SiteConfig; library: LibraryFile[] } {
  if (config.mermaid === 'off' || !holdsDiagrams(config, sources)) return { config, library: [] }
  if (config.mermaid === 'build') {
    const diagrams = { colors: colorsForDiagrams(config.theme) }
    return { config: { ...config, markdown: { ...config.markdown, diagrams } }, library: [] }
  }
  const library = sources.diagramLibrary?.() ?? []
  const [opening] = library
  const diagrams = { library: opening && fileHref(opening.path, config) }
  return { config: { ...config, markdown: { ...config.markdown, diagrams } }, library }
}

function holdsDiagrams({ apis }: SiteConfig, { pages, readFile }: Sources): boolean {
  const isDrawn = (file: Pick<SourceFile, 'text' | 'rare'>): boolean =>
    hasWord(file, 'mermaid') && FENCE.test(file.text)
  const isInText = (text: string): boolean => isDrawn({ text })
  return (
    pages.some((page) => isDrawn(page) || [...(page.included?.values() ?? [])].some(isInText)) ||
    apis.some(({ spec }) => isInText(readFile(spec)?.text ?? ''))
  )
}
