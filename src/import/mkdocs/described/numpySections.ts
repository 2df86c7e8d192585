import { type Entry, itemsIn, listNamed, type Section, withoutMargin } from './docstringSections.ts'

/** A heading with a line of hyphens below. https://numpydoc.readthedocs.io/en/latest/format.html */
export function numpySections(docstring: string): Section[] {
  const lines = docstring.split('\n')
  const starts = lines.flatMap((line, index) =>
    /^[A-Z]\w*(?: \w+){0,2}$/.test(line) && /^-{3,}$/.test(lines[index + 1] ?? '') ? [index] : [],
  )
  const head: Section = { kind: 'text', text: lines.slice(0, starts[0]).join('\n').trim() }
  return [
    head,
    ...starts.map((start, index) => sectionOf(lines[start] ?? '', lines.slice(start + 2, starts[index + 1]))),
  ]
}

function sectionOf(name: string, body: string[]): Section {
  const list = listNamed(name)
  if (!list) return { kind: 'text', text: `**${name}:**\n\n${withoutMargin(body)}` }
  return { kind: 'entries', title: list.title, entries: itemsIn(body).map((item) => entryOf(item, list.by)) }
}

/** `name : type`, or a type alone, with the description below. */
function entryOf([first = '', ...rest]: string[], by: 'name' | 'type'): Entry {
  const text = withoutMargin(rest)
  const [, name = first, type = ''] = /^([^:]+?)\s*:\s*(.*)$/.exec(first) ?? []
  if (by === 'type' && type === '') return { name: '', type: first, text }
  return { name, type: type.replace(/,\s*optional$/, ''), text }
}
