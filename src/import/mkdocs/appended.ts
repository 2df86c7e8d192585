import type { SourceTree } from '../foreignSite.ts'
import { joined } from '../paths.ts'
import { asList, asText, at, type Json, listAt } from '../read/json.ts'

/** The abbreviations and links that files of `auto_append` define, as far as a page has them. */
export function appendedTo(tree: SourceTree, config: Json): (body: string) => string {
  const files = listAt(config, 'markdown_extensions').flatMap((each) => {
    const written = at(each, 'pymdownx.snippets', 'auto_append')
    return asList(written).flatMap((path) => asText(path) ?? [])
  })
  const paths = files.flatMap((path) => ['', ...snippetFolders(config)].map((folder) => joined(folder, path)))
  const text = [...new Set(paths)].flatMap((path) => tree.text(path) ?? []).join('\n')
  // Such a file may include others, on lines that hold nothing but their names.
  const named = text.split('\n').flatMap((line) => snippetFolders(config).map((folder) => joined(folder, line.trim())))
  const parts = [...new Set(named)].flatMap((path) => (tree.files.includes(path) ? (tree.text(path) ?? []) : []))
  const known = [...[text, ...parts].join('\n').matchAll(/^ {0,3}(\*?)\[([^\]\n]+)\]:[^\n]*$/gm)]
  return (body) => {
    const words = body.toLowerCase()
    const isUsed = (mark: string, term: string): boolean =>
      mark === '' ? words.includes(`[${term.toLowerCase()}]`) : body.includes(term)
    const own = known.filter(([, mark = '', term = '']) => isUsed(mark, term)).map(([definition]) => definition)
    return own.length === 0 ? '' : `\n\n${[...new Set(own)].join('\n')}\n`
  }
}

/** The folders that included files are looked for in. */
export function snippetFolders(config: Json): string[] {
  const extensions = listAt(config, 'markdown_extensions')
  return extensions.flatMap((each) => {
    const base = at(each, 'pymdownx.snippets', 'base_path')
    return (Array.isArray(base) ? base : [base ?? []].flat())
      .flatMap((path) => asText(path) ?? [])
      .map((path) => joined(path))
  })
}
