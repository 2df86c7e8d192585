import { applyFixes } from '../../fix/applyFixes.ts'
import { kindOf } from '../../kinds/kinds.ts'
import { splitFrontMatter } from '../../markdown/frontMatter/splitFrontMatter.ts'
import { includedPath, replaceIncluded } from '../../markdown/includes/includedPath.ts'
import { folderOf, resolvePath } from '../../markdown/links/sitePath.ts'
import type { Page } from '../../model/page.ts'
import { CONTENT_FOLDER, isPagePath, route, sourcePath } from '../../model/route.ts'
import { parseYaml } from '../../yaml/parseYaml.ts'
import { type Freezing, isFrozenAnywhere } from './freezing.ts'
import { frozenLinks, movedAddress } from './frozenLinks.ts'

/** What files outside of the documentation become that its pages include. */
export type Included = { pathOf(path: string): string | undefined }

/** The text of a page of the frozen version. `left`: how many of its links could not be rewritten. */
export function frozenPage(
  freezing: Freezing,
  page: Page,
  text: string,
  included: Included,
): { text: string; left: number } {
  const links = kindOf({ kind: 'page', page, sidebar: undefined }).links({ kind: 'page', page, sidebar: undefined })
  const changes = frozenLinks(freezing, links).filter(
    ({ target = '' }) => text.includes(target) || text.includes(encodeURI(target)),
  )
  const moved = applyFixes(text, changes)
  const whole = withoutAliases(
    replaceIncluded(moved.text, (written) => frozenInclude(freezing, page.source, written, included)),
  )
  return { text: whole, left: changes.length - moved.fixed.length }
}

/** The text of a file that pages include. Its links start from the file, so that those of another folder are written in full. */
export function frozenPart(freezing: Freezing, path: string, text: string, included: Included): string {
  const whole = replaceIncluded(text, (written) => frozenInclude(freezing, path, written, included))
  if (!isPagePath(path) || !path.startsWith(CONTENT_FOLDER)) return whole
  const isInside = isInFolder(freezing, path)
  return whole.replace(ADDRESS, (all, before: string, written: string) => {
    if (/^(?:#|[a-z][a-z\d+.-]*:|\/\/)/i.test(written)) return all
    const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? []
    const resolved = written.startsWith('/')
      ? target.slice(1)
      : resolvePath(folderOf(path.slice(CONTENT_FOLDER.length)), target)
    if (resolved === undefined) return all
    const isNear = isInside && !written.startsWith('/') && isFrozenAnywhere(freezing, route(resolved))
    return isNear ? all : before + movedAddress(freezing, `/${resolved}${rest}`)
  })
}

/** What stands before an address in Markdown and HTML, and the address. */
const ADDRESS = /(\]\(\s*<?|^[ \t]*\[[^\]\n]+\]:\s*<?|\s(?:href|src)=["'])([^)\s"'<>]+)/gm

const isInFolder = ({ from }: Freezing, path: string): boolean => path.startsWith(`${from.folder}/`)

function frozenInclude(freezing: Freezing, source: string, written: string, included: Included): string {
  const path = includedPath(written, source)
  const { from, to, original } = freezing
  if (isInFolder(freezing, path) && isInFolder(freezing, source))
    return written.startsWith('/') ? `/${to.folder}${path.slice(from.folder.length)}` : written
  const copy = isInFolder(freezing, path) ? to.folder + path.slice(from.folder.length) : included.pathOf(path)
  if (copy !== undefined) return `/${copy}`
  // What is not beside a translation is looked for from its original.
  if (!original || !isInFolder(freezing, source)) return written
  return frozenInclude(original, original.from.folder + source.slice(from.folder.length), written, included)
}

/** The old addresses of a page lead to its latest version. */
function withoutAliases(text: string): string {
  const { frontMatter } = splitFrontMatter('', text).value
  if (frontMatter.format !== 'yaml' || !/^(?:aliases|redirect_from):/m.test(frontMatter.text)) return text
  const { value } = parseYaml(
    { path: sourcePath('page'), text: frontMatter.text },
    { firstLine: frontMatter.firstLine },
  )
  const entries = value?.kind === 'map' ? value.entries : []
  const end = frontMatter.firstLine + frontMatter.text.split('\n').length - 1
  const lines = text.split('\n')
  const dropped = entries.flatMap(({ key, keyPlace }, index) =>
    /^(?:aliases|redirect_from)$/.test(key) ? [[keyPlace.line, entries[index + 1]?.keyPlace.line ?? end] as const] : [],
  )
  return lines.filter((_, at) => !dropped.some(([first, next]) => at + 1 >= first && at + 1 < next)).join('\n')
}
