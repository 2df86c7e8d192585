import type { PythonParameter } from '../../read/python/pythonObject.ts'
import type { Entry, Section } from './docstringSections.ts'
import { googleSections } from './googleSections.ts'
import { numpySections } from './numpySections.ts'
import { sphinxSections } from './sphinxSections.ts'

const STYLES: ReadonlyMap<string, (docstring: string) => Section[]> = new Map([
  ['google', googleSections],
  ['numpy', numpySections],
  ['sphinx', sphinxSections],
])

/** What the signature says of what a docstring lists. */
export type Signature = { parameters: readonly PythonParameter[]; returns: string | undefined }

/** A docstring in one of the styles that mkdocstrings reads, as Markdown of MkDocs. */
export function docstringMarkdown(docstring: string, style: string, signature: Signature): string {
  const sections = STYLES.get(style)?.(docstring) ?? [{ kind: 'text', text: docstring } satisfies Section]
  return sections
    .map((section) => sectionText(section, signature))
    .filter((text) => text !== '')
    .join('\n\n')
}

function sectionText(section: Section, signature: Signature): string {
  if (section.kind === 'text') return withSessions(section.text)
  if (section.kind === 'note') {
    const body = withSessions(section.text).replace(/^(?=.)/gm, '    ')
    const title = /^\w+$/.test(section.title) ? '' : ` "${section.title}"`
    return `!!! ${section.title.toLowerCase().replace(/\W+/g, '-')}${title}\n${body}`
  }
  const entries = section.entries.map((entry) => entryText(section.title, entry, signature))
  return `**${section.title}:**\n\n${entries.join('\n')}`
}

function entryText(title: string, { name, type, text }: Entry, { parameters, returns }: Signature): string {
  const isParameter = title === 'Parameters' || title === 'Other parameters'
  const parameter = isParameter ? parameters.find((each) => plainName(each.name) === plainName(name)) : undefined
  const shown = type || (parameter?.type ?? (title === 'Returns' ? returns : undefined))
  const notes = [shown && code(shown), parameter?.value && `default ${code(parameter.value)}`]
    .filter(Boolean)
    .join(', ')
  const label = name === '' ? notes : `${code(name)}${notes === '' ? '' : ` (${notes})`}`
  const body = withSessions(text).replace(/\n(?=.)/g, '\n  ')
  return `- ${[label, body].filter(Boolean).join(': ')}`
}

const plainName = (name: string): string => name.replace(/^\*+/, '')

const code = (text: string): string => (text.includes('`') ? text : `\`${text}\``)

/** A session of Python outside of code would be a quotation. */
const withSessions = (text: string): string =>
  text.includes('```') ? text : text.replace(/^>>> .*(?:\n.+)*/gm, (session) => `\`\`\`pycon\n${session}\n\`\`\``)
