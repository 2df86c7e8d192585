import type { SourceTree } from '../foreignSite.ts'
import { isMarkdown, withoutExtension } from '../paths.ts'

/** A page of Hugo is Markdown, or HTML with front matter. */
export const isContent = (tree: SourceTree, source: string): boolean =>
  isMarkdown(source) || (HTML.test(source) && /^(?:---|\+\+\+|\{)[ \t]*\n/.test(tree.text(source) ?? ''))

const HTML = /\.html?$/i

export const withoutContentExtension = (path: string): string => withoutExtension(path).replace(HTML, '')

/** HTML as Markdown has it, where an indented line is code. */
export const asMarkdown = (source: string, body: string): string =>
  HTML.test(source) && !/<pre\b/i.test(body) ? body.replace(/^[ \t]+/gm, '') : body
