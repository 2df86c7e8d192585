import type { SyntaxNode } from '@lezer/common'
import { parser } from '@lezer/python'
import { docstringText } from './docstringText.ts'
import { parametersIn } from './parametersIn.ts'
import type { PythonAttribute, PythonClass, PythonFunction, PythonModule, PythonObject } from './pythonObject.ts'

/** Classes in classes are rarely deeper. */
const DEEPEST = 5

/** Reads what a module declares, without running it: of a name that is declared twice, the last declaration. */
export function readPython(name: string, text: string): PythonModule {
  const top = parser.parse(text).topNode
  const statements = statementsIn(top)
  const imports = statements.flatMap((node) => (node.name === 'ImportStatement' ? importedBy(node, text) : []))
  return {
    kind: 'module',
    name,
    docstring: docstringOf(top.firstChild, text),
    members: membersOf(statements, text, 0),
    imports: new Map(imports.flatMap(([own, full]) => (own === '*' ? [] : [[own, full]]))),
    wholeImports: imports.flatMap(([own, full]) => (own === '*' ? [full] : [])),
  }
}

const childrenOf = (node: SyntaxNode): SyntaxNode[] => {
  const children: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child)
  return children
}

/** The statements of a block, with those that are there under a condition. */
function statementsIn(block: SyntaxNode, depth = 0): SyntaxNode[] {
  return childrenOf(block).flatMap((node) => {
    if (depth > DEEPEST || !/^(?:If|Try)Statement$/.test(node.name)) return [node]
    return node.getChildren('Body').flatMap((body) => statementsIn(body, depth + 1))
  })
}

function membersOf(statements: SyntaxNode[], text: string, depth: number): PythonObject[] {
  const found = statements.flatMap((node, index): PythonObject[] => {
    const isDecorated = node.name === 'DecoratedStatement'
    const declared = isDecorated ? (node.getChild('FunctionDefinition') ?? node.getChild('ClassDefinition')) : node
    const decorators = isDecorated ? node.getChildren('Decorator').map((each) => decoratorName(each, text)) : []
    if (declared?.name === 'FunctionDefinition') return [functionOf(declared, text, decorators)]
    if (declared?.name === 'ClassDefinition') return depth > DEEPEST ? [] : [classOf(declared, text, depth)]
    return node.name === 'AssignStatement' ? attributeOf(node, text, statements[index + 1]) : []
  })
  const own = found.filter((each) => each.name !== '' && !isPartOfAnother(each))
  return [...new Map(own.map((each) => [each.name, each])).values()]
}

const PARTS = /\.(?:setter|deleter|getter)$|^(?:\w+\.)?overload$/

/** The setter of a property and the overloads of a function have the name of what they belong to. */
const isPartOfAnother = (object: PythonObject): boolean =>
  object.kind === 'function' && object.decorators.some((name) => PARTS.test(name))

const decoratorName = ({ from, to }: SyntaxNode, text: string): string =>
  /^@\s*([\w.]*)/.exec(text.slice(from, to))?.[1] ?? ''

const textOf = (node: SyntaxNode | null | undefined, text: string): string | undefined =>
  node ? text.slice(node.from, node.to).replace(/\s*\n\s*/g, ' ') : undefined

const nameIn = (node: SyntaxNode, text: string): string => textOf(node.getChild('VariableName'), text) ?? ''

function functionOf(node: SyntaxNode, text: string, decorators: string[]): PythonFunction {
  return {
    kind: 'function',
    name: nameIn(node, text),
    docstring: docstringIn(node, text),
    isAsync: node.getChild('async') !== null,
    decorators,
    parameters: parametersIn(node.getChild('ParamList'), text),
    returns: textOf(node.getChild('TypeDef'), text)?.replace(/^->\s*/, ''),
  }
}

function classOf(node: SyntaxNode, text: string, depth: number): PythonClass {
  const list = node.getChild('ArgList')
  const bases = list ? parametersIn(list, text).flatMap(({ name, value }) => (value === undefined ? [name] : [])) : []
  const body = node.getChild('Body')
  const members = body ? membersOf(statementsIn(body), text, depth + 1) : []
  return { kind: 'class', name: nameIn(node, text), docstring: docstringIn(node, text), bases, members }
}

/** An attribute is described by the text below it. */
function attributeOf(node: SyntaxNode, text: string, next: SyntaxNode | undefined): PythonAttribute[] {
  const [first, ...rest] = childrenOf(node)
  if (first?.name !== 'VariableName' || rest.some(({ name }) => name === ',')) return []
  const operator = rest.findIndex(({ name }) => name === 'AssignOp')
  return [
    {
      kind: 'attribute',
      name: textOf(first, text) ?? '',
      docstring: docstringOf(next, text),
      type: textOf(node.getChild('TypeDef'), text)?.replace(/^:\s*/, ''),
      value: operator === -1 ? undefined : textOf(rest[operator + 1], text),
    },
  ]
}

const docstringIn = (node: SyntaxNode, text: string): string | undefined =>
  docstringOf(node.getChild('Body')?.firstChild?.nextSibling, text)

function docstringOf(node: SyntaxNode | null | undefined, text: string): string | undefined {
  const string = node?.name === 'ExpressionStatement' ? node.getChild('String') : null
  return string ? docstringText(text.slice(string.from, string.to)) : undefined
}

/** `from ..a import b as c` imports `..a.b` as `c`. */
function importedBy({ from, to }: SyntaxNode, text: string): [own: string, full: string][] {
  const [, module, names = ''] =
    /^from\s+([.\w]+)\s+import\s+([^#]*)$/.exec(text.slice(from, to).replace(/#[^\n]*|[()\\]/g, ' ')) ?? []
  if (module === undefined) return []
  return names.split(',').flatMap((each): [string, string][] => {
    const [, name, own = name] = /^\s*([\w*]+)(?:\s+as\s+(\w+))?\s*$/.exec(each) ?? []
    if (name === undefined || own === undefined) return []
    return [[own, name === '*' ? module : `${module}${module.endsWith('.') ? '' : '.'}${name}`]]
  })
}
