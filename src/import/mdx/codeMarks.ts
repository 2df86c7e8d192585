import type { Node } from '@babel/types'
import { expressionIn } from '../markup/scopeOf.ts'
import { staticValue } from '../read/javascript/staticValue.ts'
import { isObject, type Json, textAt } from '../read/json.ts'
import type { JsxElement } from './attributes.ts'
import { type Context, note } from './context.ts'

const MARKING = /^(?:mark|ins|del)$/

/**
 * What the attributes of `<Code>` and `<CodeBlock>` mark, as the words of a fence, which are read with those of all fences:
 * `mark={[1, { range: '3-4' }, 'word']}` as `mark={1,3-4} mark="word"`.
 */
export function codeMarks(node: JsxElement, context: Context): string[] {
  return node.attributes.flatMap((each): string[] => {
    if (each.type !== 'mdxJsxAttribute') return []
    const { name } = each
    const written = typeof each.value === 'string' ? JSON.stringify(each.value) : (each.value?.value ?? 'true')
    const value = expressionIn(written)
    const known = value && staticValue(value, context.scope)
    if (name === 'meta' || name === 'metastring') return typeof known === 'string' ? [known] : []
    if (name === 'startLineNumber' || name === 'showLineNumbers')
      return known === undefined || known === false ? [] : [known === true ? name : `${name}=${known}`]
    if (!MARKING.test(name) || !value) return []
    const items = value.type === 'ArrayExpression' ? value.elements : [value]
    const marks = items.flatMap((item) => marksOf(item, context))
    if (marks.includes(undefined))
      note(`marks of <${node.name}> that only running the page would tell`, 'left', node, context)
    const lines = marks.flatMap((mark) => (mark?.kind === 'lines' ? [mark.text] : []))
    const words = marks.flatMap((mark) => (mark?.kind === 'word' ? [`${name}=${mark.text}`] : []))
    return [...(lines.length > 0 ? [`${name}={${lines.join(',')}}`] : []), ...words]
  })
}

type Mark = { kind: 'lines' | 'word'; text: string }

/** The marks that an item stands for: a constant may hold several. */
function marksOf(node: Node | null, { scope }: Context): (Mark | undefined)[] {
  if (node?.type === 'RegExpLiteral') return [{ kind: 'word', text: `/${node.pattern.replace(/[\s,{}]/g, '.')}/` }]
  const value = node ? staticValue(node, scope) : undefined
  return Array.isArray(value) ? value.map(markOf) : [markOf(value)]
}

function markOf(value: Json | undefined): Mark | undefined {
  const range = isObject(value) ? rangeOf(value) : typeof value === 'number' ? String(value) : undefined
  if (range !== undefined) return { kind: 'lines', text: range }
  return typeof value === 'string' ? wordOf(value) : undefined
}

/** A label is told by what reads the fence, which has none. */
function rangeOf(value: Json): string | undefined {
  const [range, label] = [textAt(value, 'range'), textAt(value, 'label')]
  return range === undefined || label === undefined ? range : `"${label.replace(/["{}]/g, '')}":{${range}`
}

function wordOf(text: string): Mark | undefined {
  const quote = text.includes('"') ? "'" : '"'
  return /[`\n]/.test(text) || text.includes(quote) ? undefined : { kind: 'word', text: quote + text + quote }
}
