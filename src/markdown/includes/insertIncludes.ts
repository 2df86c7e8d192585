import type { Code, Html, Nodes, Root, RootContent } from 'mdast'
import { error, startOf } from '../../model/problem.ts'
import { CONTENT_FOLDER, sourcePath } from '../../model/route.ts'
import { cleanText } from '../cleanText.ts'
import { createContext, type TextContext } from '../context.ts'
import { reportForeign } from '../foreign/reportForeign.ts'
import { splitFrontMatter } from '../frontMatter/splitFrontMatter.ts'
import { folderOf, resolvePath } from '../links/sitePath.ts'
import { limitMarkers } from '../nesting.ts'
import { takeLineMarks } from '../spellings/lineMarks.ts'
import { readMarkdown } from '../spellings/readMarkdown.ts'
import { excerptOf, type Part } from './excerptOf.ts'
import { includedPath, mayInclude } from './includedPath.ts'

/** The texts of the files that a page includes, by their paths from the site root. */
export type Included = ReadonlyMap<string, string>

/** Included files may include others. */
const MOST_LEVELS = 5

/** Puts the files in the places where a text includes them; the tree is changed. */
export function insertIncludes(root: Root, context: TextContext, included: Included, level = 0): void {
  if (!mayInclude(context.text)) return
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'code') includeCode(node, context, included)
    if (!('children' in node)) continue
    const children: Nodes[] = node.children.flatMap((child): Nodes[] =>
      child.type === 'html' ? includedFor(child, context, included, level) : [child],
    )
    open.push(...node.children)
    Object.assign(node, { children })
  }
}

type Wanted = Part & { file: string }

const ATTRIBUTE = /\b(file|lines|region)=(?:"([^"]*)"|'([^']*)'|([^\s}"']+))/g

function wantedIn(info: string): Wanted | undefined {
  const found = new Map([...info.matchAll(ATTRIBUTE)].map(([, key, a, b, c]) => [key, a ?? b ?? c ?? '']))
  const file = found.get('file')
  return file === undefined ? undefined : { file, lines: found.get('lines'), region: found.get('region') }
}

/** A fence with `file=src/client.ts lines=10-24` or `region=connect`. */
function includeCode(node: Code, context: TextContext, included: Included): void {
  const wanted = wantedIn(node.meta ?? '')
  if (!wanted) return
  node.meta = node.meta?.replace(ATTRIBUTE, '').trim() || null
  const text = included.get(includedPath(wanted.file, context.source))
  const excerpt = text === undefined ? missing(wanted) : excerptOf(cleanText(text), wanted.file, wanted)
  if ('text' in excerpt) {
    node.value = excerpt.text
    takeLineMarks(node)
  } else report(node, excerpt, wanted, context)
}

/** `:::include{file=part.md}`, which the parser takes for a comment. */
function includedFor(node: Html, context: TextContext, included: Included, level: number): Nodes[] {
  const written = context.text.slice(node.position?.start.offset, node.position?.end.offset)
  if (!written.startsWith(':::')) return [node]
  const wanted = wantedIn(written) ?? { file: '', lines: undefined, region: undefined }
  const path = includedPath(wanted.file, context.source)
  const text = level < MOST_LEVELS ? included.get(path) : undefined
  const excerpt = text === undefined ? missing(wanted) : excerptOf(cleanText(text), wanted.file, wanted)
  if ('text' in excerpt)
    return blocksOf(excerpt.text, path, context, included, level).map((block) => moved(block, path, node.position))
  report(node, excerpt, wanted, context)
  return []
}

function blocksOf(
  written: string,
  path: string,
  context: TextContext,
  included: Included,
  level: number,
): RootContent[] {
  const { body } = splitFrontMatter(path, written).value
  const { text, root, moved: columns } = readMarkdown(limitMarkers(body), context.options)
  const inner = createContext({ ...context, text, moved: columns, start: startOf(path), source: sourcePath(path) })
  reportForeign(root, inner)
  insertIncludes(root, inner, included, level + 1)
  context.problems.push(...inner.problems)
  return root.children
}

/** A node of another file stands where it is included, and its links start from its own file. */
function moved<T extends Nodes>(node: T, path: string, position: Html['position']): T {
  if (node.type === 'text' || !position) delete node.position
  else node.position = position
  if ('url' in node) node.url = addressFrom(path, node.url)
  if (node.type === 'html')
    node.value = node.value.replace(
      IN_HTML,
      (_, before: string, quote: string, url: string) => `${before}${quote}${addressFrom(path, url)}${quote}`,
    )
  if ('children' in node) for (const child of node.children) moved(child, path, position)
  return node
}

const IN_HTML = /(<[a-z][^<>]{0,500}?\s(?:href|src)=)(["'])([^"'<>]*)\2/gi

function addressFrom(path: string, url: string): string {
  if (!path.startsWith(CONTENT_FOLDER) || url === '' || /^(?:[/\\#?]|[a-z][a-z\d+.-]*:)/i.test(url)) return url
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
  const resolved = resolvePath(folderOf(path.slice(CONTENT_FOLDER.length)), target)
  return resolved === undefined ? url : `/${resolved}${target.endsWith('/') ? '/' : ''}${rest}`
}

const missing = ({ file }: Wanted): { message: string; fix: string } => ({
  message: `the included file "${file}" does not exist`,
  fix: 'paths start at this file, or with "/" at the site root; name folders outside it under "includes" in content/site.yaml',
})

function report(
  node: Code | Html,
  details: { message: string; fix: string },
  { file: target }: Wanted,
  { problems, placeOf }: TextContext,
): void {
  problems.push(error('broken-include', placeOf(node), { ...details, target }))
}
