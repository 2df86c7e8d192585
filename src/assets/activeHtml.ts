import { type DefaultTreeAdapterMap, parse } from 'parse5'
import { pushAll } from '../model/pushAll.ts'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

/** Something that a browser runs, or may run. `line` and `column` are 1-based. */
export type Active = { kind: 'active'; message: string; line: number; column: number }

/**
 * The first part of an HTML file that runs code. Files without one carry a policy as well, so that whatever is not seen
 * here does not run.
 */
export function activeHtml(text: string): Active | undefined {
  const open: Node[] = [parse(text, { sourceCodeLocationInfo: true })]
  for (let node = open.pop(); node; node = open.pop()) {
    const what = 'tagName' in node ? activePart(node) : undefined
    if (what !== undefined) {
      const { startLine = 1, startCol = 1 } = ('tagName' in node && node.sourceCodeLocation) || {}
      return { kind: 'active', message: `a browser would run ${what}`, line: startLine, column: startCol }
    }
    if ('content' in node) open.push(node.content)
    if ('childNodes' in node) pushAll(open, node.childNodes.toReversed())
  }
  return undefined
}

function activePart({ tagName, attrs }: Element): string | undefined {
  const attribute = (name: string): string => attrs.find((each) => each.name === name)?.value ?? ''
  if (tagName === 'script') return isScript(attribute('type')) ? 'this script' : undefined
  if (/^(?:iframe|frame|object|embed|applet)$/.test(tagName)) return `what this <${tagName}> loads`
  const handler = attrs.find(({ name }) => /^on/i.test(name))
  if (handler) return `the handler "${handler.name}"`
  // Browsers ignore white space and control characters in front of a scheme, and line breaks in it.
  const address = attrs.find(({ value }) => /^(?:java|vb)script:/i.test(value.replace(/[\0-\x20]/g, '')))
  return address && `the address "${address.value.trim().slice(0, 20)}…"`
}

/** Data in a script element, such as JSON-LD, does not run. https://html.spec.whatwg.org/#prepare-the-script-element */
const isScript = (type: string): boolean =>
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma|live|j)script.*)$/i.test(
    type.trim(),
  )
