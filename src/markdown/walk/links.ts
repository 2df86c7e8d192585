import type { Definition, Image, ImageReference, Link, LinkReference, Nodes } from 'mdast'
import { normalizeUri } from 'micromark-util-sanitize-uri'
import { placeholder } from '../../model/html.ts'
import { addressOf } from '../../model/markdownLink.ts'
import { maySmall } from '../../model/pictureSizes.ts'
import { isComment } from '../comment.ts'
import type { TextContext } from '../context.ts'
import { type Rewritten, rewriteAddress } from '../links/rewriteAddress.ts'
import { leadsWithin } from '../sharedPage.ts'
import { colorModeClass } from '../transforms/colorMode.ts'
import { EXTERNAL_REL, reportSilent, termMeaning } from '../transforms/link.ts'
import { replaceInText } from '../variables.ts'
import { imageText, joinWords, linkText } from '../writer/words.ts'
import { attributes } from './markup.ts'
import { type Walk, writeId, writeLater } from './walk.ts'
import type { Phrase } from './written.ts'

type Address = Pick<Definition, 'url' | 'title'>

/** The address of a link or picture: its own, or that of its definition. */
function addressIn(node: Link | LinkReference | Image | ImageReference, { survey }: Walk): Address {
  if ('url' in node) return node
  const definition = survey.definitions.get(node.identifier.toUpperCase())
  if (!definition) throw new Error(`a reference to "${node.identifier}", which is not defined, was taken for a link`)
  return definition
}

const definitionOf = ({ position }: Nodes, { definitionAt }: TextContext): Definition | undefined =>
  definitionAt.get(position?.start.offset ?? -2)

const titleOf = (written: Address['title'], node: Nodes, context: TextContext): string | undefined =>
  written === null || written === undefined ? undefined : replaceInText(written, node, context)

/** What a link is, apart from what it shows. */
type LinkFacts = {
  href: string | undefined
  title: string | undefined
  rel: string | undefined
  describedBy: string | undefined
}

/** The markup around what a link shows. */
export type LinkMarkup = { open(facts: LinkFacts): string; close: string }

const ANCHOR: LinkMarkup = {
  open: ({ href, title, rel, describedBy }) =>
    `<a${attributes({ href, title, rel, 'aria-describedby': describedBy })}>`,
  close: '</a>',
}

/** Writes a link around what it shows; one to a glossary term with the meaning of the term. */
export function writeLink(
  node: Link | LinkReference,
  writeInner: () => Phrase,
  to: Phrase,
  walk: Walk,
  markup: LinkMarkup = ANCHOR,
): void {
  const { context } = walk
  const { url, title: written } = addressIn(node, walk)
  const title = titleOf(written, node, context)
  const inner = writeInner()
  const place = context.placeOf(node)
  const found = rewriteAddress(
    normalizeUri(url),
    { tagName: 'a', text: inner.text.trim(), place, definition: definitionOf(node, context) },
    context,
  )
  const target = found?.to
  if (target && !saysSomething(node, inner)) reportSilent(place, context)
  const rel = target?.kind === 'external' ? EXTERNAL_REL.join(' ') : undefined
  const term = target?.kind === 'term' ? termMeaning(target.term, place, context) : undefined
  const facts = { href: found?.value, title, rel, describedBy: term?.id }
  const link = opening(facts, markup, walk) + inner.html + markup.close
  to.html += term ? withMeaning(link, term, walk) : link
  to.text += inner.text
  to.words.push(linkText(joinWords(inner.words), addressInMarkdown(facts.href, walk), title))
}

const saysSomething = ({ children }: Link | LinkReference, { text }: Phrase): boolean =>
  text.trim() !== '' ||
  children.some((child) => child.type !== 'text' && !(child.type === 'html' && isComment(child.value)))

function opening(facts: LinkFacts, { open }: LinkMarkup, walk: Walk): string {
  const { pointTo } = walk
  const { href } = facts
  if (!pointTo || href === undefined || !leadsWithin(href)) return open(facts)
  return writeLater(walk, () => {
    const pointed = pointTo(href)
    const rel = pointed.isExternal ? EXTERNAL_REL.join(' ') : facts.rel
    const shown = open({ ...facts, href: pointed.href, rel })
    return { shown, repeated: shown }
  })
}

function addressInMarkdown(href: string | undefined, walk: Walk): string | undefined {
  const { pointTo } = walk
  if (!pointTo || href === undefined || !leadsWithin(href)) return href
  return writeLater(walk, () => {
    const shown = addressOf(pointTo(href).href)
    return { shown, repeated: shown }
  })
}

const withMeaning = (link: string, { id, meaning }: { id: string; meaning: string }, walk: Walk): string =>
  `<span class="term">${link}<span class="term-meaning" role="tooltip"${writeId(walk, attributes({ id }), '')}>${meaning}</span></span>`

/** Writes a picture, whose size is known when the page is rendered. */
export function writeImage(node: Image | ImageReference, to: Phrase, walk: Walk): void {
  const { context } = walk
  const address = addressIn(node, walk)
  const alt = replaceInText(node.alt ?? '', node, context)
  const title = titleOf(address.title, node, context)
  const found: Rewritten | undefined = rewriteAddress(
    normalizeUri(address.url),
    { tagName: 'img', text: alt, place: context.placeOf(node), definition: definitionOf(node, context) },
    context,
  )
  const size = found?.to?.kind === 'asset' ? placeholder({ kind: 'image-size', argument: found.to.asset }) : ''
  const mode = colorModeClass(found?.value ?? '')
  const shown = { alt, src: found?.value, title, loading: 'lazy', decoding: 'async' }
  const image = `<img${attributes(shown)}${size}${attributes({ class: mode })}>`
  const asset = found?.to?.kind === 'asset' && !walk.inLink ? found.to.asset : undefined
  const picture =
    asset !== undefined && context.options.smallImages && maySmall(asset) ? withSources(image, asset) : image
  const zooms = asset !== undefined && context.options.zoomImages && alt.trim() !== ''
  to.html += zooms
    ? `<a${attributes({ class: mode ? `zoom ${mode}` : 'zoom', href: found?.value })}>${picture}</a>`
    : picture
  to.words.push(imageText(found?.value, alt, title))
}

const withSources = (image: string, asset: string): string =>
  `<picture>${placeholder({ kind: 'image-sources', argument: asset })}${image}</picture>`
