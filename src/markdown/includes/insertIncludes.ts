import type { Code, Html, Nodes, Root, RootContent } from 'mdast'
import { error, startOf } from '../../model/problem.ts'
import { pushAll } from '../../model/pushAll.ts'
import { CONTENT_FOLDER, sourcePath } from '../../model/route.ts'
import { cleanText } from '../cleanText.ts'
import { createContext, type TextContext } from '../context.ts'
import { reportForeign } from '../foreign/reportForeign.ts'
import { splitFrontMatter } from '../frontMatter/splitFrontMatter.ts'
import { folderOf, resolvePath } from '../links/sitePath.ts'
import { tooManyMarks } from '../nesting.ts'
import { takeLineMarks } from '../spellings/lineMarks.ts'
import { readMarkdown } from '../spellings/readMarkdown.ts'
import { type ExcerptRange, excerptOf } from './excerptOf.ts'
import { withAddresses } from './htmlAddresses.ts'
import { includedPath, mayInclude } from './includedPath.ts'

/** The texts of the files that a page includes, by their paths from the site root. */
type Included = ReadonlyMap<string, string>

/** Included files may include others. */
const MOST_LEVELS = 5

/** Of all that one page includes; files that include others twice each would otherwise double it with each level. */
const MOST_CHARACTERS = 1_000_000

/** What even an empty file costs, in characters. */
const PER_FILE = 500

/** The levels above a file, and how many characters its page may still include. */
type Nested = { level: number; left: { characters: number } }

const OUTSIDE = (): Nested => ({ level: 0, left: { characters: MOST_CHARACTERS } })

/** Puts the files in the places where a text includes them; the tree is changed. */
export function insertIncludes(root: Root, context: TextContext, included: Included, nested = OUTSIDE()): void {
  if (!mayInclude(context.text)) return
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'code') includeCode(node, context, included, nested)
    if (!('children' in node)) continue
    const children: Nodes[] = node.children.flatMap((child): Nodes[] =>
      child.type === 'html' ? includedFor(child, context, included, nested) : [child],
    )
    pushAll(open, node.children)
    Object.assign(node, { children })
  }
}

type Wanted = ExcerptRange & { file: string }

const ATTRIBUTE = /\b(file|lines|region)=(?:"([^"]*)"|'([^']*)'|([^\s}"']+))/g

function wantedIn(info: string): Wanted | undefined {
  const found = new Map([...info.matchAll(ATTRIBUTE)].map(([, key, a, b, c]) => [key, a ?? b ?? c ?? '']))
  const file = found.get('file')
  return file === undefined ? undefined : { file, lines: found.get('lines'), region: found.get('region') }
}

/** A fence with `file=src/client.ts lines=10-24` or `region=connect`. */
function includeCode(node: Code, context: TextContext, included: Included, nested: Nested): void {
  const wanted = wantedIn(node.meta ?? '')
  if (!wanted) return
  node.meta = node.meta?.replace(ATTRIBUTE, '').trim() || null
  const excerpt = excerptFrom(included.get(includedPath(wanted.file, context.source)), wanted, nested)
  if ('text' in excerpt) {
    node.value = excerpt.text
    takeLineMarks(node)
  } else report(node, excerpt, wanted, context)
}

/** `:::include{file=part.md}`, which the parser takes for a comment. */
function includedFor(node: Html, context: TextContext, included: Included, nested: Nested): Nodes[] {
  const written = context.text.slice(node.position?.start.offset, node.position?.end.offset)
  if (!/^:{3,}[ \t]*include/.test(written)) return [node]
  const wanted = wantedIn(written) ?? { file: '', lines: undefined, region: undefined }
  const path = includedPath(wanted.file, context.source)
  const excerpt = nested.level < MOST_LEVELS ? excerptFrom(included.get(path), wanted, nested) : tooDeep(wanted)
  if ('text' in excerpt)
    return blocksOf(excerpt.text, path, context, included, nested).map((block) => moved(block, path, node.position))
  report(node, excerpt, wanted, context)
  return []
}

function blocksOf(
  written: string,
  path: string,
  context: TextContext,
  included: Included,
  { level, left }: Nested,
): RootContent[] {
  const { body } = splitFrontMatter(path, written).value
  const { text, root, moved: columns } = readMarkdown(body, context.options)
  const inner = createContext({ ...context, text, moved: columns, start: startOf(path), source: sourcePath(path) })
  if (root.data?.exhausted !== undefined) inner.problems.push(tooManyMarks(inner.placeAt(root.data.exhausted)))
  reportForeign(root, inner)
  insertIncludes(root, inner, included, { level: level + 1, left })
  pushAll(context.problems, inner.problems)
  return root.children
}

/** A node of another file stands where it is included, and its links start from its own file. */
function moved<T extends Nodes>(node: T, path: string, position: Html['position']): T {
  if (node.type === 'text' || !position) delete node.position
  else node.position = position
  if ('url' in node) node.url = addressFrom(path, node.url)
  if (node.type === 'html') node.value = withAddresses(node.value, (url) => addressFrom(path, url))
  if ('children' in node) for (const child of node.children) moved(child, path, position)
  return node
}

function addressFrom(path: string, url: string): string {
  if (!path.startsWith(CONTENT_FOLDER) || url === '' || /^(?:[/\\#?]|[a-z][a-z\d+.-]*:)/i.test(url)) return url
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
  const resolved = resolvePath(folderOf(path.slice(CONTENT_FOLDER.length)), target)
  return resolved === undefined ? url : `/${resolved}${target.endsWith('/') ? '/' : ''}${rest}`
}

function excerptFrom(text: string | undefined, wanted: Wanted, { left }: Nested): ReturnType<typeof excerptOf> {
  if (left.characters <= 0) return TOO_MUCH
  const excerpt = text === undefined ? missing(wanted) : excerptOf(cleanText(text), wanted.file, wanted)
  left.characters -= PER_FILE + ('text' in excerpt ? excerpt.text.length : 0)
  return excerpt
}

const TOO_MUCH = {
  message: 'the page includes more than a million characters of other files',
  fix: 'split the page, or look for files that include one another',
}

const tooDeep = ({ file }: Wanted): { message: string; fix: string } => ({
  message: `"${file}" is not included, since it is nested in ${MOST_LEVELS} other included files`,
  fix: 'include it at a higher level, or look for files that include one another in a circle',
})

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
