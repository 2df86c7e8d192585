import type { Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { type Html, html } from '../model/html.ts'

/** Stands for the placeholder of an image's size, which is not the value of an attribute but two attributes. */
export const SIZE_ATTRIBUTE = 'dataImageSize'

/** Writes a sanitised tree as markup. Its raw nodes are markup that we made. */
export function stringify(root: Root): Html {
  const markup = unified().use(rehypeStringify, { allowDangerousHtml: true }).stringify(root)
  return html(restorePlaceholders(markup))
}

const REFERENCE = /&#x([0-9A-F]+);/g
const SIZE = / data-image-size="(\0[^\0]*\0)"/g

/** Undoes the escaping inside placeholders: it is for what will be filled in, not for the question. */
function restorePlaceholders(markup: string): string {
  const marked = markup.replaceAll('&#x0;', '\0')
  if (!marked.includes('\0')) return markup
  return marked
    .split('\0')
    .map((part, index) => (index % 2 === 0 ? part : part.replace(REFERENCE, (_, code: string) => characterOf(code))))
    .join('\0')
    .replace(SIZE, '$1')
}

const characterOf = (code: string): string => String.fromCodePoint(Number.parseInt(code, 16))
