import type { Doctype, Element, ElementContent, RootContent } from 'xast'
import { toXml } from 'xast-util-to-xml'
import { type Checked, type Problem, warning } from '../model/problem.ts'
import type { SourcePath } from '../model/route.ts'
import { isActiveAnimation, isUnsafeAttribute } from './drawingRules.ts'
import { withoutForeignStyles } from './foreignStyles.ts'
import { type Namespaces, splitName, withDeclared, type XmlDocument } from './readXml.ts'

/** Removed with their content: they run code, or hold a document of their own. */
const ACTIVE = new Set('script handler listener foreignObject iframe object embed audio video'.split(' '))

const XHTML = 'http://www.w3.org/1999/xhtml'

/**
 * Removes what a browser would run or load from elsewhere when it opens a drawing at its address, and reports it. The
 * value is undefined where nothing had to be removed.
 */
export function sanitizeDrawing({ root, declaring }: XmlDocument, file: SourcePath): Checked<string | undefined> {
  const problems: Problem[] = []
  const report: Report = ({ position }, message) => {
    const { line = 1, column = 1 } = position?.start ?? {}
    problems.push(warning('unsafe-html', { file, line, column }, { message }))
  }
  // A tree has no declarations, so that they are gone from what is written of it.
  if (declaring) report(declaring, 'declarations in <!DOCTYPE> are not allowed and were removed')
  const children = root.children.flatMap((node): RootContent[] =>
    node.type === 'doctype' ? [node] : kept(node, new Map(), report),
  )
  return { value: problems.length === 0 ? undefined : toXml({ ...root, children }), problems }
}

type Report = (node: ElementContent | Doctype, message: string) => void

function kept(node: ElementContent, namespaces: Namespaces, report: Report): ElementContent[] {
  if (node.type === 'element') return keptElement(node, namespaces, report)
  if (node.type !== 'instruction' || node.name.toLowerCase() !== 'xml-stylesheet') return [node]
  report(node, '<?xml-stylesheet?> is not allowed and was removed')
  return []
}

function keptElement(element: Element, outside: Namespaces, report: Report): Element[] {
  const namespaces = withDeclared(outside, element.attributes)
  const { prefix, local } = splitName(element.name)
  if (ACTIVE.has(local) || namespaces.get(prefix) === XHTML || isActiveAnimation(element)) {
    report(element, `<${element.name}> is not allowed and was removed`)
    return []
  }
  const attributes = keptAttributes(element, report)
  if (local === 'style') return [{ ...element, attributes, children: keptStyle(element, report) }]
  return [{ ...element, attributes, children: element.children.flatMap((child) => kept(child, namespaces, report)) }]
}

function keptAttributes(element: Element, report: Report): Element['attributes'] {
  const { local } = splitName(element.name)
  const safe = Object.entries(element.attributes).filter(([name, value]) => {
    if (!isUnsafeAttribute(local, name, value ?? '')) return true
    report(element, `the attribute "${name}" of <${element.name}> is not allowed and was removed`)
    return false
  })
  return Object.fromEntries(safe)
}

/** Elements within a style are no part of it; browsers run scripts among them. */
function keptStyle(element: Element, report: Report): Element['children'] {
  const texts = element.children.filter((child) => child.type !== 'element')
  for (const child of element.children)
    if (child.type === 'element') report(child, `<${child.name}> is not allowed in <style> and was removed`)
  const css = texts.map((child) => (child.type === 'text' || child.type === 'cdata' ? child.value : '')).join('')
  const safe = withoutForeignStyles(css)
  if (safe === css) return texts
  report(element, 'external resources in <style> are not allowed and were removed')
  return [{ type: 'text', value: safe }]
}
