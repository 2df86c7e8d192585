import type { Conversion } from '../convert/dialect.ts'
import { applyEdits, unedited } from '../convert/edits.ts'
import { linkEdits } from '../convert/links.ts'
import { parseMarkdown } from '../convert/parseMarkdown.ts'
import type { Attributes } from '../convert/treatment.ts'
import { folderOf, isPicture, joined } from '../paths.ts'
import { readData } from '../read/data.ts'
import { textAt } from '../read/json.ts'
import { createTally } from '../tally.ts'
import { literalIn } from './attributes.ts'
import type { Context } from './context.ts'

/** The Markdown of `import Part from './_part.mdx'`, converted in the same way. */
export function includedPartial(
  from: string,
  props: Attributes,
  { conversion, convertPart }: Context,
): string | undefined {
  const file = /\.mdx?$/.test(from) ? conversion.include(from) : undefined
  if (!file) return undefined
  const body = file.text.replace(/^---\n[\s\S]*?\n---\n/, '')
  const text = convertPart(unedited(body, 1), { ...conversion, source: file.path }, props)?.text.trim()
  return text && fromRoot(text, file.path, conversion)
}

/** Links of a part are relative to its own file, and are read again where it is used. */
function fromRoot(text: string, path: string, conversion: Conversion): string {
  const linkTo = (target: string): string => (target.startsWith('.') ? `/${joined(folderOf(path), target)}` : target)
  const edits = linkEdits(parseMarkdown(text), text, [], { ...conversion, linkTo, tally: createTally() })
  return applyEdits(unedited(text, 1), edits).text
}

/** The text of `<Translate values={{name: 'Ada'}}>` with its values; undefined if one of them is not known, or if it has none. */
export function translated(inside: string, attributes: Attributes, { imports }: Context): string | undefined {
  const text = literalIn(/^\s*\{([\s\S]*)\}\s*$/.exec(inside)?.[1] ?? '', imports)
  const filled = text?.replace(/\{(\w+)\}/g, (name, key: string) => attributes[`values.${key}`] ?? name)
  return filled === undefined || filled === text || /\{\w+\}/.test(filled) ? undefined : filled
}

/** The markup of `{() => <p>…</p>}`, if it is HTML. */
export function markupIn(inside: string): string | undefined {
  const [, before = '', markup, , after = ''] = /^([^<]*)(<([a-z]+)>[^<>{}]*<\/\3>)([^<]*)$/.exec(inside) ?? []
  const isFunction = /^\{\(\)=>\(?$/.test(before.replace(/\s/g, '')) && /^\)?;?\}$/.test(after.replace(/\s/g, ''))
  return isFunction ? markup : undefined
}

/** `<Logo width={80} />` of a drawing or picture that is imported from a file, by the address that it has here. */
export function importedImage(from: string, address: string, attributes: Attributes): string | undefined {
  if (!isPicture(from.replace(/\?react$/, ''))) return undefined
  const { alt, title, 'aria-label': label } = attributes
  const sizes = ['width', 'height'].flatMap((name) => {
    const size = attributes[name] ?? /^\d+$/.exec(attributes[`style.${name}`] ?? '')?.[0]
    return size ? [`${name}="${size}"`] : []
  })
  const shown = (alt || title || label || '').replaceAll('"', '&quot;')
  return `<img ${[`src="${address}"`, `alt="${shown}"`, ...sizes].join(' ')}>`
}

/** A value of an imported file of data: `pkg.version` of `import pkg from '../package.json'`, or `version` of `import { version }`. */
export function valueInData(written: string, { imports, conversion }: Context): string | undefined {
  const [name = '', ...keys] = written.split('.')
  const from = imports.get(name)
  const [, end] = /\.(json|ya?ml|toml)$/.exec(from ?? '') ?? []
  const file = from === undefined || end === undefined ? undefined : conversion.include(from)
  const data = file && readData(file.text, end === 'json' || end === 'toml' ? end : 'yaml')
  // A name without keys is one of those in the file: `import { version } from`.
  return data?.kind === 'value' ? textAt(data.value, ...(keys.length === 0 ? [name] : keys)) : undefined
}
