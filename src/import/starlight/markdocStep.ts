import { codeIn } from '../convert/codeIn.ts'
import type { Conversion, Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { isIn, placesIn } from '../convert/places.ts'
import { shownCode } from '../convert/shownCode.ts'

/** The tags of Starlight's preset (https://starlight.astro.build/guides/authoring-content/#markdoc), by the component of each. */
const COMPONENTS: ReadonlyMap<string, string> = new Map(
  'Aside Badge Card CardGrid Code FileTree Icon LinkButton LinkCard Steps TabItem Tabs'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
)

/** `{% name key="value" %}`, which may have several lines, but not a blank one. */
const TAG = /\{%[ \t]*((?:[^%"\n]|"(?:[^"\\\n]|\\.)*"|%(?!\})|\n(?![ \t]*\n)){0,1000}?)%\}/g
const NAMED = /^(\/?)([a-z][\w-]*)(?=[\s/]|$)([\s\S]*?)(\/?)\s*$/
const PAIR = /^\s*([\w-]+)=("(?:[^"\\]|\\.)*"|-?[\d.]+|true|false)/

/** Tags of Markdoc are those of components, `{% #id %}` is an id, and `{% $frontmatter.key %}` is its value. */
export const markdocStep: Step = (edited, conversion) => {
  const { text, lines } = edited
  if (!text.includes('{%')) return edited
  const code = codeIn(conversion.parse(text))
  const placeAt = placesIn(text)
  const found = [...text.matchAll(TAG)].filter(({ index }) => !isIn(index, code))
  const edits = found.map(({ index, 0: written, 1: inside = '' }): Edit => {
    const converted = convertedTag(inside.trim(), conversion)
    const line = lines[placeAt(index).line] ?? 1
    conversion.tally.note(nameOf(inside), converted === undefined ? 'left' : 'converted', {
      file: conversion.source,
      line,
    })
    const shown = shownCode(written.replace(/\s+/g, ' '), text.slice(Math.max(0, index - 500), index))
    return { start: index, end: index + written.length, text: converted ?? shown }
  })
  return applyEdits(edited, edits)
}

function convertedTag(inside: string, { valueNamed }: Conversion): string | undefined {
  if (inside.startsWith('$')) return valueNamed(inside.slice(1))
  if (/^[#.]/.test(inside)) return /#([\w-]+)/.exec(inside)?.[1]?.replace(/.+/, '{#$&}') ?? ''
  const [, slash, name = '', written = '', end] = NAMED.exec(inside) ?? []
  const component = COMPONENTS.get(name)
  const attributes = attributesIn(written)
  if (component === undefined || attributes === undefined) return undefined
  return slash ? `</${component}>` : `<${[component, ...attributes].join(' ')}${end ? ' />' : '>'}`
}

/** The attributes as HTML has them; undefined where one has a value that running the page would tell. */
function attributesIn(written: string): string[] | undefined {
  const found: string[] = []
  let rest = written
  for (let pair = PAIR.exec(rest); pair; pair = PAIR.exec(rest)) {
    const [whole, key = '', value = ''] = pair
    const text = value.replace(/^"|"$/g, '').replace(/\\(.)/g, '$1')
    if (value === 'true') found.push(key)
    else if (value !== 'false') found.push(`${key}=${quoted(text)}`)
    rest = rest.slice(whole.length)
  }
  return rest.trim() === '' ? found : undefined
}

const quoted = (text: string): string =>
  text.includes('"') && !text.includes("'") ? `'${text}'` : `"${text.replaceAll('"', '&quot;')}"`

function nameOf(inside: string): string {
  const [, name] = /^\s*\/?\s*([a-z][\w-]*)/.exec(inside) ?? []
  return name === undefined ? '{% annotation %}' : `{% ${name} %}`
}
