import { parse } from '@babel/parser'
import { pushAll } from '../../model/pushAll.ts'

type Node = { type: string; start?: number | null; end?: number | null; leadingComments?: Node[] | null }

/** A statement of a module: the names that it declares, those that it uses, and where it stands, with its comment. */
type Statement = { declares: string[]; uses: Set<string>; start: number; end: number }

type Imported = { from: string; name: string; isType: boolean }

/**
 * The source of one part of the default theme as a file of a site: with what it uses of its module, and with
 * `portalgen/theme` in the place of all other modules of the theme.
 */
export function ejectedSource(text: string, name: string): string {
  const { body } = parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program
  const statements = body.filter(({ type }) => type !== 'ImportDeclaration').map((node) => statementOf(node, text))
  const needed = neededBy(name, statements)
  const used = new Set(needed.flatMap(({ uses }) => [...uses]))
  const code = needed.map(({ start, end, declares }) => asOwn(text.slice(start, end), declares.includes(name), name))
  return `${[importsOf(importedIn(body).filter((each) => used.has(each.name))), ...code].join('\n\n')}\n`
}

function statementOf(node: Node, text: string): Statement {
  const start = node.leadingComments?.[0]?.start ?? node.start ?? 0
  const end = node.end ?? 0
  const [, declared] =
    /^(?:export )?(?:async )?(?:function\*?|const|type) (\w+)/.exec(text.slice(node.start ?? 0, end)) ?? []
  return { declares: declared === undefined ? [] : [declared], uses: namesIn(node), start, end }
}

/** Where a node has the name of a property, of a tag's attribute or of a member: it names no statement. */
const OF_MEMBERS: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  OptionalMemberExpression: 'property',
  JSXMemberExpression: 'property',
  JSXAttribute: 'name',
  ObjectProperty: 'key',
  TSPropertySignature: 'key',
}

/** All names in a tree that may be those of statements. */
function namesIn(tree: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(tree)) for (const each of tree) namesIn(each, found)
  else if (typeof tree === 'object' && tree !== null) {
    const { type, name, computed }: { type?: unknown; name?: unknown; computed?: unknown } = tree
    if (typeof name === 'string') found.add(name)
    const ofMember = computed ? undefined : OF_MEMBERS[String(type)]
    for (const [key, value] of Object.entries(tree))
      if (key !== 'leadingComments' && key !== 'loc' && key !== ofMember) namesIn(value, found)
  }
  return found
}

/** The statements that a part consists of, in their order. */
function neededBy(name: string, statements: Statement[]): Statement[] {
  const needed = new Set<Statement>()
  const names = [name]
  for (let next = names.pop(); next !== undefined; next = names.pop()) {
    for (const statement of statements) {
      if (needed.has(statement) || !statement.declares.includes(next)) continue
      needed.add(statement)
      pushAll(names, statement.uses)
    }
  }
  return statements.filter((statement) => needed.has(statement))
}

/** The part becomes the default export, and nothing else is exported. */
function asOwn(code: string, isPart: boolean, name: string): string {
  if (!isPart) return code.replace(/^export (?=function|const|type)/m, '')
  const isFunction = /^export function/m.test(code)
  const own = code.replace(/^export (?=function|const)/m, isFunction ? 'export default ' : '')
  return isFunction ? own : `${own}\n\nexport default ${name}`
}

function importedIn(body: ReturnType<typeof parse>['program']['body']): Imported[] {
  return body.flatMap((node) =>
    node.type !== 'ImportDeclaration'
      ? []
      : node.specifiers.map((specifier) => ({
          from: node.source.value.startsWith('.') ? 'portalgen/theme' : node.source.value,
          name: specifier.local.name,
          isType:
            node.importKind === 'type' || (specifier.type === 'ImportSpecifier' && specifier.importKind === 'type'),
        })),
  )
}

function importsOf(imported: Imported[]): string {
  const modules = [...new Set(imported.map(({ from }) => from))].toSorted()
  return modules
    .map((from) =>
      importOf(
        from,
        imported.filter((each) => each.from === from),
      ),
    )
    .join('\n')
}

function importOf(from: string, names: Imported[]): string {
  const areTypes = names.every(({ isType }) => isType)
  const list = names
    .toSorted((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1))
    .map(({ name, isType }) => (isType && !areTypes ? `type ${name}` : name))
  return `import ${areTypes ? 'type ' : ''}{ ${list.join(', ')} } from '${from}'`
}
