import { type Entry, itemsIn, listNamed, type Section, withoutMargin } from './docstringSections.ts'

const HEADING = /^([A-Za-z][\w ]{0,60}):[ \t]*(.*)$/

/** `Args:` with indented lines below. https://google.github.io/styleguide/pyguide.html#38-comments-and-docstrings */
export function googleSections(docstring: string): Section[] {
  const lines = docstring.split('\n')
  const sections: Section[] = []
  let text: string[] = []
  for (let index = 0; index < lines.length; ) {
    const end = endOfBody(lines, index + 1)
    const heading = HEADING.exec(lines[index] ?? '')
    const section = heading && end > index + 1 ? sectionOf(heading, lines.slice(index + 1, end)) : undefined
    if (section) {
      sections.push({ kind: 'text', text: text.join('\n').trim() }, section)
      text = []
    } else text.push(lines[index] ?? '')
    index = section ? end : index + 1
  }
  return [...sections, { kind: 'text', text: text.join('\n').trim() }]
}

/** The body begins on the next line, and goes on over blank ones. */
function endOfBody(lines: string[], from: number): number {
  let end = from
  for (let index = from; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    if (line.trim() === '') {
      if (index === from) return from
      continue
    }
    if (!/^[ \t]/.test(line)) break
    end = index + 1
  }
  return end
}

function sectionOf([, name = '', title = '']: RegExpExecArray, body: string[]): Section | undefined {
  const list = listNamed(name)
  if (list && title === '') {
    const isOne = /^(?:Returns|Yields|Receives)$/.test(list.title)
    const items = isOne ? [withoutMargin(body).split('\n')] : itemsIn(body)
    return { kind: 'entries', title: list.title, entries: items.map((item) => entryOf(item, list.by)) }
  }
  const text = withoutMargin(body)
  if (/^examples?$/i.test(name)) return { kind: 'text', text: `**${title || 'Examples'}:**\n\n${text}` }
  return /^[A-Z]\w*(?: \w+)?$/.test(name) ? { kind: 'note', title: title || name, text } : undefined
}

const NAMED = /^(\*{0,2}[\w.]+)(?:[ \t]*\((.{1,200}?)\))?:[ \t]*(.*)$/
const TYPED = /^([\w.[\], |'"*]{1,200}):(?:[ \t]+|$)(.*)$/

/** `name (type): text`, or `type: text`, with the lines below. */
function entryOf([first = '', ...rest]: string[], by: 'name' | 'type'): Entry {
  const more = withoutMargin(rest)
  const withMore = (text: string): string => (more === '' ? text : `${text}\n${more}`.trim())
  if (by === 'name') {
    const [, name, type = '', text = ''] = NAMED.exec(first) ?? []
    return name === undefined
      ? { name: '', type: '', text: withMore(first) }
      : { name, type: plainType(type), text: withMore(text) }
  }
  const [, type, text = ''] = TYPED.exec(first) ?? []
  return type === undefined ? { name: '', type: '', text: withMore(first) } : { name: '', type, text: withMore(text) }
}

const plainType = (type: string): string => type.replace(/,\s*optional$/, '')
