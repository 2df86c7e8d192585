import type { PythonObject, PythonParameter } from '../../read/python/pythonObject.ts'
import type { Declared } from '../../read/python/pythonSources.ts'
import { docstringMarkdown, type Signature } from './docstringMarkdown.ts'
import { type ShownOptions, shownMembers } from './shownMembers.ts'

type DescribingOptions = ShownOptions & {
  /** The level of the heading of what is described; undefined for no heading. */
  heading: number | undefined
  /** The level of those of its members. */
  level: number
  style: string
}

/** Markdown, and the names that it describes, which are the ids of headings. */
export type Description = { text: string; ids: string[] }

/** What mkdocstrings shows of an object, without its source and what it inherits. */
export function describedObject({ object, fullName }: Declared, options: DescribingOptions): Description {
  const parts = partsOf(object, fullName, options)
  const { heading } = options
  const title = heading === undefined ? [] : [headingOf(heading, fullName, fullName)]
  const ids = [...(heading === undefined ? [] : [fullName]), ...parts.flatMap(({ id }) => id ?? [])]
  return { text: [...title, ...parts.map(({ text }) => text)].join('\n\n'), ids }
}

const headingOf = (level: number, name: string, id: string): string =>
  `${'#'.repeat(Math.min(level, 6))} \`${name}\` {#${id}}`

type Part = { text: string; id?: string }

function partsOf(object: PythonObject, fullName: string, options: DescribingOptions): Part[] {
  const init = initOf(object)
  const docstrings = [object.docstring, options.mergesInit ? init?.docstring : undefined]
  const signature: Signature =
    object.kind === 'function' ? object : { parameters: init?.parameters ?? [], returns: undefined }
  const texts = [
    object.kind === 'module' ? '' : `\`\`\`python\n${declaration(object)}\n\`\`\``,
    basesOf(object),
    ...docstrings.map((text) => (text === undefined ? '' : docstringMarkdown(text, options.style, signature))),
  ]
  // A list of members names those of the object itself.
  const { members: _own, ...inner } = options
  const below = { ...inner, level: options.level + 1, ...(options.members === true ? { members: true } : {}) }
  const members = shownMembers(object, options).flatMap((member): Part[] => {
    const id = `${fullName}.${member.name}`
    return [{ text: headingOf(options.level, member.name, id), id }, ...partsOf(member, id, below)]
  })
  return [...texts.filter((text) => text !== '').map((text) => ({ text })), ...members]
}

const initOf = (object: PythonObject) => {
  const init = object.kind === 'class' ? object.members.find(({ name }) => name === '__init__') : undefined
  return init?.kind === 'function' ? init : undefined
}

const basesOf = (object: PythonObject): string =>
  object.kind === 'class' && object.bases.length > 0
    ? `Bases: ${object.bases.map((base) => `\`${base}\``).join(', ')}`
    : ''

/** The first line of an object as it is called or set. */
function declaration(object: Exclude<PythonObject, { kind: 'module' }>): string {
  if (object.kind === 'attribute') return attribute(object.name, object.type, object.value)
  if (object.kind === 'class') {
    const init = initOf(object)
    return init ? `class ${called(object.name, init.parameters, '')}` : `class ${object.name}`
  }
  if (object.decorators.some((name) => /^(?:\w+\.)?(?:cached_)?property$/.test(name)))
    return attribute(object.name, object.returns, undefined)
  const marks = object.decorators.filter((name) => /^(?:static|class|(?:\w+\.)?abstract)method$/.test(name))
  const returns = object.returns === undefined ? '' : ` -> ${object.returns}`
  const def = `${object.isAsync ? 'async ' : ''}def ${called(object.name, object.parameters, returns)}`
  return [...marks.map((name) => `@${name}`), def].join('\n')
}

const LONGEST = 80
/** Values of constants may be whole tables. */
const LONGEST_VALUE = 200

const attribute = (name: string, type: string | undefined, value: string | undefined): string =>
  `${name}${type === undefined ? '' : `: ${type}`}${value === undefined ? '' : ` = ${value.length > LONGEST_VALUE ? '...' : value}`}`

/** In one line or, if it is long, in one for each parameter. */
function called(name: string, parameters: readonly PythonParameter[], end: string): string {
  const shown = parameters
    .filter((each, index) => index > 0 || !/^(?:self|cls)$/.test(each.name))
    .map(
      (each) =>
        `${each.name}${each.type ? `: ${each.type}` : ''}${each.value === undefined ? '' : each.type ? ` = ${each.value}` : `=${each.value}`}`,
    )
  const line = `${name}(${shown.join(', ')})${end}`
  return line.length <= LONGEST ? line : `${name}(\n${shown.map((each) => `    ${each},\n`).join('')})${end}`
}
