import type { Place } from '../../model/problem.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { scalarText } from './nodes.ts'
import type { Reader } from './reader.ts'
import type { SpecText } from './text.ts'

/** The information about the API as a whole. */
export type Info = {
  title: string | undefined
  version: string
  /** What it says beside the title, which generators repeat there. */
  summary: string
  description: SpecText | undefined
  /** `x-logo`, as an image in Markdown. */
  logo: SpecText | undefined
  contact: Address
  email: string | undefined
  license: Address
  terms: Address
}

/** A name, with an external address if it has one. */
export type Address = { name: string | undefined; url: string | undefined; place: Place }

export function readInfo(reader: Reader): Info {
  const { root } = reader.document
  const info = childOf(root, 'info')
  const contact = childOf(info, 'contact')
  const license = childOf(info, 'license')
  const title = scalarText(childOf(info, 'title'))
  const summary = scalarText(childOf(info, 'summary')) ?? ''
  return {
    title,
    version: scalarText(childOf(info, 'version')) ?? '',
    summary: summary === title ? '' : summary,
    description: reader.text(childOf(info, 'description')),
    logo: readLogo(childOf(info, 'x-logo')),
    contact: readAddress(childOf(contact, 'url'), childOf(contact, 'name'), root),
    email: scalarText(childOf(contact, 'email')),
    license: { ...readAddress(childOf(license, 'url'), childOf(license, 'name'), root), ...spdxAddress(license) },
    terms: readAddress(childOf(info, 'termsOfService'), undefined, root),
  }
}

/** An identifier of SPDX has its text at a known address. */
function spdxAddress(license: YamlNode | undefined): { url?: string } {
  const identifier = scalarText(childOf(license, 'identifier'))
  return identifier && /^[\w.+-]+$/.test(identifier) ? { url: `https://spdx.org/licenses/${identifier}.html` } : {}
}

/** Further documentation: `externalDocs`. */
export const readDocs = ({ under }: Reader, node: YamlNode): Address => docsAt(under(node, 'externalDocs'), node)

/** @param owner what they belong to */
export const docsAt = (docs: YamlNode | undefined, owner: Pick<YamlNode, 'place'>): Address =>
  readAddress(childOf(docs, 'url'), childOf(docs, 'description'), owner)

const readAddress = (
  url: YamlNode | undefined,
  name: YamlNode | undefined,
  owner: Pick<YamlNode, 'place'>,
): Address => ({
  name: scalarText(name),
  url: scalarText(url),
  place: (url ?? owner).place,
})

/** As Markdown, the image is checked and shown as any other of a description. */
function readLogo(logo: YamlNode | undefined): SpecText | undefined {
  const url = childOf(logo, 'url')
  const address = scalarText(url)
  if (!url || !address) return undefined
  const text = scalarText(childOf(logo, 'altText')) ?? 'Logo'
  const href = scalarText(childOf(logo, 'href'))
  const image = `![${text.replace(/[\\`*_[\]<>&]/g, '\\$&').replace(/\s+/g, ' ')}](${destination(address)})`
  return { text, markdown: href ? `[${image}](${destination(href)})` : image, place: url.place, flat: true }
}

const destination = (address: string): string => `<${address.replace(/[<>\s\\]/g, encodeURIComponent)}>`
