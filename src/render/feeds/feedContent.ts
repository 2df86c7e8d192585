import type { Post } from '../../model/blog.ts'
import { MARK, readOpenedBlock, readPlaceholder, splitAtMarks } from '../../model/html.ts'
import { hrefOf } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import { unmarked } from '../../model/texts/marks.ts'
import { fillDocument } from '../blocks/fillDocument.ts'
import type { Frame } from '../blocks/frames.ts'
import { escapeHtml } from '../escapeHtml.ts'
import { fillPlaceholder } from '../fillPlaceholder.ts'

/** The excerpt of a post as HTML that can be shown anywhere: without the theme, and with absolute addresses. */
export function feedContent({ excerpt, route }: Post, site: Site): string | undefined {
  if (!excerpt) return undefined
  const fill = fillPlaceholder(site, route)
  const markup = fillDocument(excerpt.html, (each) => (each.kind === 'image-sources' ? '' : fill(each)), plainFrame)
  const page = site.config.url + hrefOf(route, site.config)
  return unmarked(markup).replace(TAG, (tag) => tag.replace(ADDRESS, (address) => absolute(address, page)))
}

/** A tag with its attributes, as the writer of HTML writes them: no value has a quotation mark in it. */
const TAG = /<[a-z](?:[^<>"]|"[^"]*")*>/gi

const ADDRESS = /(?<=\s(?:href|src|poster)=")[^"]*/g

const absolute = (address: string, page: string): string =>
  URL.canParse(address, page) ? new URL(address, page).href : address

/** Draws a block with elements that every reader of feeds knows. */
function plainFrame(opened: string): Frame {
  const { name, slots, props } = readOpenedBlock(opened)
  const slot = (wanted: string): Frame =>
    slots.includes(wanted) ? [{ kind: 'slot', index: slots.indexOf(wanted) }] : []
  const title = [...slot('title'), ...slot('summary')]
  const heading: Frame = title.length > 0 ? ['<p><strong>', ...title, '</strong></p>'] : []
  const children = slot('children')
  switch (name) {
    case 'Callout':
    case 'Quote':
      return ['<blockquote>', ...heading, ...children, '</blockquote>']
    case 'CodeBlock':
      return [...heading, '<pre>', ...children, '</pre>']
    case 'CardList':
      return ['<ul>', ...children, '</ul>']
    case 'Card':
      return ['<li>', ...children, '</li>']
    case 'CardLink':
      return ['<a href="', ...filled(String(props['href'] ?? '')), '">', ...children, '</a>']
    default:
      return [...heading, ...children]
  }
}

/** A text of the properties of a block, which may have placeholders. */
const filled = (written: string): Frame =>
  written.includes(MARK)
    ? splitAtMarks(written).map((piece, index) => (index % 2 === 0 ? escapeHtml(piece) : readPlaceholder(piece)))
    : [escapeHtml(written)]
