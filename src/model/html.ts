import type { BlockName, BlockProps, BlockSlots } from './blocks.ts'
import type { MarkdownText } from './markdown.ts'

/**
 * Markup that has passed the sanitiser. Placeholders stand for data of the rest of the site (the meaning of a term, the
 * size of an image), which is filled in when the page is rendered, and blocks for what the theme draws; so a page can be
 * parsed and cached alone.
 */
export type Html = string & { readonly brand: 'Html' }

export type Placeholder =
  /** An address of this site; made absolute in Markdown. */
  | { kind: 'address'; argument: string }
  /** The value of an `href` that leads to an API element, as in `[x](api:createSubscription)`. */
  | { kind: 'api-href'; argument: string }
  /** An `href` that leads to a fragment of the reference whose page it is on, whichever of its pages has it. */
  | { kind: 'reference-href'; argument: string }
  /** The same in a list of contents, which needs no fragment where the whole page is about what it names. */
  | { kind: 'entry-href'; argument: string }
  /** The value of an `href` that may lead to several targets (`siteTarget.ts`), of which the first that is there is meant. */
  | { kind: 'site-href'; argument: string }
  /** ` width="…" height="…"` of an image of the site, by the asset's path. */
  | { kind: 'image-size'; argument: string }
  /** ` height="…"` of an image that is given a width, both as `300 img/a.png`; ` width="…"` of one that is given a height. */
  | { kind: 'image-height' | 'image-width'; argument: string }
  /** The `<source>` elements of an image of the site, by the asset's path. */
  | { kind: 'image-sources'; argument: string }
  /** The value of the `href` of a glossary link. */
  | { kind: 'term-href'; argument: string }
  /** The short meaning of a glossary term, as text. */
  | { kind: 'term-meaning'; argument: string }
  /** What the document needs of the style sheet to be painted; several parts are several elements. */
  | { kind: 'page-style'; argument: '' }
  /** The sources of it in a security policy. */
  | { kind: 'page-style-sources'; argument: '' }

/** U+0000 cannot occur in Markdown (the parser replaces it) or in YAML, so text cannot be mistaken for a placeholder. */
export const MARK = '\0'

export const html = (markup: string): Html => markup as Html

export const placeholder = ({ kind, argument }: Placeholder): string => `${MARK}${kind} ${argument}${MARK}`

/**
 * Writes a block: marks around its slots, whose markup may contain placeholders and other blocks. With marks shown as `⟦…⟧`:
 * `⟦block Callout title,children {"kind":"note"}⟧Title⟦slot⟧<p>Text</p>⟦end⟧`.
 * @param slots in the order in which they are written; those that are undefined are left out
 */
export function block<Name extends BlockName>(
  name: Name,
  props: BlockProps[Name],
  slots: { [Slot in BlockSlots[Name]]?: string | undefined },
): string {
  const given = Object.entries<string | undefined>(slots).filter(([, markup]) => markup !== undefined)
  const names = given.map(([slot]) => slot)
  return openBlock(name, props, names) + given.map(([, markup]) => markup).join(NEXT_SLOT) + CLOSE_BLOCK
}

/** The mark before the first slot, for those who write a block bit by bit. */
export const openBlock = <Name extends BlockName>(name: Name, props: BlockProps[Name], slots: string[]): string =>
  `${MARK}${BLOCK}${name} ${slots.join()} ${markSafe(JSON.stringify(props))}${MARK}`

/** The mark between two slots of a block. */
export const NEXT_SLOT = `${MARK}slot${MARK}`

/** The mark after the last slot. */
export const CLOSE_BLOCK = `${MARK}end${MARK}`

const BLOCK = 'block '

/** Without an ampersand, no text in it can be mistaken for a character reference when the markup around it is unescaped. */
const markSafe = (json: string): string => json.replaceAll('&', '\\u0026')

/** The mark of a block, as it stands between two U+0000. */
export type BlockMark = { kind: 'open'; written: string } | { kind: 'slot' } | { kind: 'end' }

/** Markup and what stands between marks, in turns. */
export const splitAtMarks = (markup: string): string[] => markup.split(MARK)

export function blockMarkIn(mark: string): BlockMark | undefined {
  if (mark.startsWith(BLOCK)) return { kind: 'open', written: mark }
  return mark === 'slot' || mark === 'end' ? { kind: mark } : undefined
}

/** Reads the mark that opens a block. */
export function readOpenedBlock(written: string): { name: string; slots: string[]; props: Record<string, unknown> } {
  const [, name = '', slots = '', json = ''] = /^block (\S*) (\S*) (.*)$/s.exec(written) ?? []
  return { name, slots: slots.split(','), props: JSON.parse(json) }
}

/** Replaces every placeholder of markup or Markdown by the result of `fill`; the marks of blocks stay. */
export function fillPlaceholders(markup: Html | MarkdownText, fill: (placeholder: Placeholder) => string): string {
  return splitAtMarks(markup)
    .map((part, index) => {
      if (index % 2 === 0) return part
      return blockMarkIn(part) ? MARK + part + MARK : fill(readPlaceholder(part))
    })
    .join('')
}

/** Reads what stands between the marks of a placeholder. */
export function readPlaceholder(text: string): Placeholder {
  const space = text.indexOf(' ')
  const kind = text.slice(0, space)
  const argument = text.slice(space + 1)
  switch (kind) {
    case 'address':
    case 'api-href':
    case 'reference-href':
    case 'entry-href':
    case 'site-href':
    case 'image-size':
    case 'image-height':
    case 'image-width':
    case 'image-sources':
    case 'term-href':
    case 'term-meaning':
      return { kind, argument }
    case 'page-style':
    case 'page-style-sources':
      return { kind, argument: '' }
    default:
      throw new Error(`unknown placeholder "${kind}" `)
  }
}
