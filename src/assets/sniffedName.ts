import { isJudged } from './judgedNames.ts'
import { isSentAsXml } from './xmlNames.ts'

/** Names from which hosts derive the type of a file, so that browsers do not judge it by its content. */
const TYPED =
  /\.(?:avif|bmp|cast|css|csv|eot|gif|gz|ico|ics|jpe?g|json|jsonld|map|md|mov|mp[34]|og[gv]|otf|pdf|png|pptx?|tar|tgz|tiff?|toml|tsv|ttf|txt|wasm|wav|web[mp]|woff2?|xlsx?|docx?|ya?ml|zip)$/i

/** What browsers take for HTML in a file without a type. https://mimesniff.spec.whatwg.org/#identifying-a-resource-with-an-unknown-mime-type */
const HTML =
  /^[\t\n\f\r ]*<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|!--)[\s>]/i

const XML = /^[\t\n\f\r ]*<\?xml/

/** As much as a browser looks at, in bytes. */
export const SNIFFED_BYTES = 1445

/**
 * The name that a file is judged by: hosts send one without a known type in a way that lets browsers go by its content.
 * @param head returns its first bytes as text
 */
export function sniffedName(path: string, head: () => string): string {
  if (isJudged(path) || TYPED.test(path)) return path
  const text = head().replace(/^\uFEFF/, '')
  const isXml = XML.test(text) || isSentAsXml(path, text)
  // Hosts that know the type send it as XML, and others as what browsers take it for.
  if (HTML.test(text)) return isXml ? `${path}.xhtml` : `${path}.html`
  return isXml ? `${path}.xml` : path
}
