import type { Conversion } from '../convert/dialect.ts'
import { linesOf } from '../convert/lines.ts'
import { dataUnder } from './dataUnder.ts'
import type { Args } from './shortcodes.ts'
import { drawnCode } from './template/drawnCode.ts'
import { fillTemplate, KEPT_LINE } from './template/fillTemplate.ts'

const FOLDERS = ['shortcodes', '_shortcodes']
const PARTIALS = ['partials', '_partials']

/** A shortcode of the site's own, if its template needs nothing but what it is given and parameters of the site. */
export function ownShortcode(
  name: string,
  { positional, named }: Args,
  inner: string | undefined,
  conversion: Conversion,
): { text: string; isPlain: boolean } | undefined {
  const file = templateIn(FOLDERS, `${name}.html`, conversion)
  if (file === undefined) return undefined
  const { text: template } = file
  // Markdown on lines of its own is read as such between blank lines alone, and indented lines would be code.
  const spaced = template
    .replace(/^[ \t]+/gm, '')
    .replace(/^(\{\{(?=[^{}]*\.Inner\b)[^{}]*\}\})[ \t]*$/gm, '\n$1\n')
    .replace(INNER_IN_BLOCK, '\n\n$1\n\n')
  const text = fillTemplate(spaced, {
    get: (key) =>
      (typeof key === 'number' ? positional[key] : Object.entries(named).find(([each]) => each === key)?.[1]) ?? '',
    params: positional.length > 0 ? positional : { ...named },
    inner,
    param: (each) => conversion.valueNamed(each),
    own: (each) => conversion.valueNamed(`frontMatter.${each}`) ?? conversion.valueNamed(`frontMatter.params.${each}`),
    data: (path) => dataUnder(path, conversion),
    file: (path) => conversion.include(path.startsWith('/') ? path : `/${path}`)?.text,
    partial: (each) => templateIn(PARTIALS, each.includes('.') ? each : `${each}.html`, conversion)?.text,
  })?.trim()
  const code = text === undefined ? undefined : drawnCode(text)
  if (code !== undefined) return { text: code, isPlain: true }
  // Lines of actions leave empty ones, which would end a paragraph.
  const shown = inner === undefined && text !== undefined ? withoutEmptyLines(text) : text
  if (shown === undefined) return undefined
  return { text: shown.replaceAll(KEPT_LINE, ''), isPlain: !BLOCK.test(template) && !isOfTheme(file.path) }
}

/** Those in code stay, and those around it, without which it would be part of HTML. */
function withoutEmptyLines(text: string): string {
  const lines = linesOf(text)
  const isKept = (at: number): boolean =>
    [at - 1, at, at + 1].some((each) => lines[each]?.inCode) || lines[at]?.text.trim() !== ''
  return lines.flatMap((line, at) => (isKept(at) ? [line.text] : [])).join('\n')
}

/** The contents of an element that begins a block of HTML, on the line of its tags, or after another element of it. */
const INNER_IN_BLOCK =
  /(?<=<(?:div|section|article|aside|header|footer|main|figure|blockquote|details|td|li)\b[^<>]{0,300}>|<\/(?:div|p|h[1-6]|header|figcaption|summary)>)(\{\{(?=[^{}]*\.Inner\b)[^{}]*\}\})(?=<\/)/g

/** What makes a template more than a text with gaps. */
const BLOCK = /\{\{-?\s*(?:if|with|range|\$\w+\s*:?=)/

const templateIn = (
  folders: string[],
  name: string,
  { include }: Conversion,
): { path: string; text: string } | undefined =>
  folders.flatMap((folder) => include(`/layouts/${folder}/${name}`) ?? [])[0]

/** Themes draw what we have a construct for. */
const isOfTheme = (path: string): boolean => !path.startsWith('layouts/')
