import type { MarkdownText } from './markdown.ts'

/**
 * Markup that has passed the sanitiser. Placeholders stand for data of the rest of the site (the meaning of a term, the
 * size of an image), which is filled in when the page is rendered; so a page can be parsed and cached alone.
 */
export type Html = string & { readonly brand: 'Html' }

export type Placeholder =
  /** An address of this site; made absolute in Markdown. */
  | { kind: 'address'; argument: string }
  /** The value of an `href` that leads to an API element, as in `[x](api:createSubscription)`. */
  | { kind: 'api-href'; argument: string }
  /** An `href` that leads to a fragment of the reference whose page it is on, whichever of its pages has it. */
  | { kind: 'reference-href'; argument: string }
  /** ` width="…" height="…"` of an image of the site, by the asset's path. */
  | { kind: 'image-size'; argument: string }
  /** The value of the `href` of a glossary link. */
  | { kind: 'term-href'; argument: string }
  /** The short meaning of a glossary term, as text. */
  | { kind: 'term-meaning'; argument: string }

// U+0000 cannot occur in Markdown (the parser replaces it) or in YAML, so text cannot be mistaken for a placeholder.
const MARK = '\0'

export const html = (markup: string): Html => markup as Html

export const placeholder = ({ kind, argument }: Placeholder): string => `${MARK}${kind} ${argument}${MARK}`

/** Replaces every placeholder of markup or Markdown by the result of `fill`. */
export function fillPlaceholders(markup: Html | MarkdownText, fill: (placeholder: Placeholder) => string): string {
  return markup
    .split(MARK)
    .map((part, index) => (index % 2 === 0 ? part : fill(readPlaceholder(part))))
    .join('')
}

function readPlaceholder(text: string): Placeholder {
  const space = text.indexOf(' ')
  const kind = text.slice(0, space)
  const argument = text.slice(space + 1)
  switch (kind) {
    case 'address':
    case 'api-href':
    case 'reference-href':
    case 'image-size':
    case 'term-href':
    case 'term-meaning':
      return { kind, argument }
    default:
      throw new Error(`unknown placeholder "${kind}" `)
  }
}
