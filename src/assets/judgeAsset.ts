import type { Root, RootContent } from 'xast'
import type { Problem } from '../model/problem.ts'
import { pushAll } from '../model/pushAll.ts'
import type { SourcePath } from '../model/route.ts'
import { type Active, activeHtml } from './activeHtml.ts'
import { DRAWING, HTML, XHTML, XML } from './judgedNames.ts'
import { judgeName } from './judgeName.ts'
import { type ReadXml, readXml } from './readXml.ts'
import { sanitizeDrawing } from './sanitizeDrawing.ts'

/** What a browser does with a file that is opened at its address. */
export type Judgement =
  | Active
  /** Only shows it, or saves it. */
  | { kind: 'passive' }
  /** Shows a page without scripts. */
  | { kind: 'page' }
  /** Shows a drawing; `text` is all of it that is safe. */
  | { kind: 'drawing'; text: string; problems: Problem[] }

/** @param name what browsers and hosts go by */
export function judgeAsset(path: SourcePath, name: string, text: string): Judgement {
  const known = judgeName(name)
  if (known) return known
  // A browser reads it as XML, and a host that does not know the type sends it as HTML.
  if (XHTML.test(name)) return activeHtml(text) ?? judgeXml(readXml(text))
  if (HTML.test(name)) return activeHtml(text) ?? { kind: 'page' }
  if (DRAWING.test(name)) return judgeDrawing(path, readXml(text))
  return XML.test(name) ? judgeXml(readXml(text)) : { kind: 'passive' }
}

const unchecked = (reason: string, line: number, column: number): Active => ({
  kind: 'active',
  message: `this file cannot be checked for scripts: ${reason}`,
  line,
  column,
})

function judgeDrawing(path: SourcePath, xml: ReadXml): Judgement {
  if (xml.kind === 'unreadable') return unchecked(xml.reason, xml.line, xml.column)
  const { value, problems } = sanitizeDrawing(xml, path)
  return value === undefined ? { kind: 'passive' } : { kind: 'drawing', text: value, problems }
}

/** The vocabularies that browsers show as documents, in which scripts run. */
const SHOWN = /^http:\/\/www\.w3\.org\/(?:1999\/xhtml|1999\/XSL\/Transform|2000\/svg)$/

/** Any other XML is shown as a tree, unless it names a style sheet. */
function judgeXml(xml: ReadXml): Judgement {
  if (xml.kind === 'unreadable') return unchecked(xml.reason, xml.line, xml.column)
  const { start } = xml.declaring?.position ?? {}
  if (start) return unchecked('its document type has declarations', start.line, start.column)
  const open: (Root | RootContent)[] = [xml.root]
  for (let node = open.pop(); node; node = open.pop()) {
    const shown = shownBy(node)
    const { line = 1, column = 1 } = node.position?.start ?? {}
    if (shown !== undefined) return { kind: 'active', message: `a browser would run scripts in ${shown}`, line, column }
    if ('children' in node) pushAll(open, node.children.toReversed())
  }
  return { kind: 'passive' }
}

function shownBy(node: Root | RootContent): string | undefined {
  if (node.type === 'instruction' && node.name.toLowerCase() === 'xml-stylesheet') return 'the style sheet named here'
  if (node.type !== 'element') return undefined
  const declares = Object.entries(node.attributes).some(
    ([name, value]) => name.startsWith('xmlns') && SHOWN.test((value ?? '').trim()),
  )
  return declares ? `<${node.name}>` : undefined
}
