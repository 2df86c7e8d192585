import { type Attribute, type Attributes, HYDRATE, type OwnDirective } from '../../model/ownTheme.ts'
import { error, type Problem } from '../../model/problem.ts'
import { asPart } from '../../render/own/asPart.ts'
import type { OwnModule } from './evaluate.ts'
import type { OwnFile } from './ownFiles.ts'

type Facts = Pick<OwnDirective, 'hydrate' | 'attributes'>

/**
 * Reads what a file exports beside its component. Rule: `invalid-theme`.
 * @param text of the file, in which the place of an export is looked for
 */
export function judgeModule(file: OwnFile, module: OwnModule, text: string): { value: Facts; problems: Problem[] } {
  const { default: part, hydrate: asked, attributes = {} } = module
  const problems: Problem[] = []
  const report = (name: string, message: string, fix: string): void =>
    void problems.push(error('invalid-theme', placeOf(name, file.path, text), { message, fix }))
  if (part === undefined)
    report('default', `"${file.path}" has no default export`, `write "export default function ${exampleOf(file)}"`)
  else if (!asPart(part))
    report('default', 'the default export is not a component', `write it as "function ${exampleOf(file)}"`)
  const hydrate = HYDRATE.find((each) => each === asked)
  if (asked !== undefined && hydrate === undefined)
    report('hydrate', `"hydrate" is ${JSON.stringify(asked)}`, 'write "idle" or "visible"')
  if (file.kind === 'directive') {
    const wrong = wrongAttribute(attributes)
    if (wrong) report('attributes', wrong, 'write, for example, "{ price: { type: \'number\', required: true } }"')
  } else if ('attributes' in module) {
    report('attributes', 'only a directive has attributes', 'remove the export')
  }
  return { value: { hydrate, attributes: areAttributes(attributes) ? attributes : {} }, problems }
}

const exampleOf = ({ kind, name }: OwnFile): string =>
  kind === 'part' ? `${name}(props: PropsOf<'${name}'>) { … }` : 'Directive({ children }: DirectiveProps) { … }'

/** What every directive is given besides its attributes. */
const RESERVED = ['id', 'title', 'children', 'parts']

const TYPES: readonly unknown[] = ['string', 'number', 'boolean', undefined]

const areAttributes = (value: unknown): value is Attributes => wrongAttribute(value) === undefined

function wrongAttribute(attributes: unknown): string | undefined {
  if (typeof attributes !== 'object' || attributes === null) return '"attributes" is not an object'
  const entries = Object.entries(attributes)
  const reserved = entries.find(([name]) => RESERVED.includes(name))
  if (reserved) return `the attribute "${reserved[0]}" is reserved in all directives`
  const unwritable = entries.find(([name]) => !/^[a-z][\w-]*$/i.test(name))
  if (unwritable) return `"${unwritable[0]}" cannot be the name of an attribute`
  const wrong = entries.find(([, attribute]) => !isAttribute(attribute))
  return wrong && `the attribute "${wrong[0]}" has no valid description`
}

const KEYS = ['type', 'oneOf', 'required']

function isAttribute(value: unknown): value is Attribute {
  if (typeof value !== 'object' || value === null || Object.keys(value).some((key) => !KEYS.includes(key))) return false
  const { type, oneOf, required }: { type?: unknown; oneOf?: unknown; required?: unknown } = value
  const isList = Array.isArray(oneOf) && oneOf.length > 0 && oneOf.every((each) => typeof each === 'string')
  return (
    TYPES.includes(type) &&
    (oneOf === undefined || (isList && (type === undefined || type === 'string'))) &&
    (required === undefined || typeof required === 'boolean')
  )
}

function placeOf(name: string, file: string, text: string) {
  const pattern = name === 'default' ? /export\s+default\b/ : new RegExp(`export\\s+(?:const|let|var)\\s+${name}\\b`)
  const before = text.slice(0, pattern.exec(text)?.index ?? 0).split('\n')
  return { file, line: before.length, column: (before.at(-1) ?? '').length + 1 }
}
