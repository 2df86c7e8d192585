import { badgeOf } from '../convert/inlineComponents.ts'
import { type JsonObject, textAt } from '../read/json.ts'
import { htmlAttribute, htmlText, SLOT } from './htmlText.ts'

/** The HTML of a component that a generator brings, as it is in pages, with `SLOT` for its contents. */
export function builtinHtml(from: string, name: string, props: JsonObject): string | undefined {
  if (/^@theme\/Layout\/?/.test(from)) return layoutHtml(props)
  if (from === '@theme/Heading') return headingHtml(textAt(props, 'as') ?? 'h2', textAt(props, 'id'))
  const text = textAt(props, 'text')
  return /^(?:VP)?Badge$/.test(name) ? badgeOf(text === undefined ? SLOT : htmlText(text)) : undefined
}

/** The element that stands for the frame of a page, with its title and description. */
export const LAYOUT = 'page-layout'

function layoutHtml(props: JsonObject): string {
  const written = ['title', 'description'].map((key) => htmlAttribute(key, textAt(props, key) ?? ''))
  return `<${LAYOUT}${written.join('')}>${SLOT}</${LAYOUT}>`
}

function headingHtml(name: string, id: string | undefined): string | undefined {
  if (!/^h[1-6]$/.test(name)) return undefined
  return `<${name}${id === undefined ? '' : htmlAttribute('id', id)}>${SLOT}</${name}>`
}
