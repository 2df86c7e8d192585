import { sharedMargin } from '../../read/python/docstringText.ts'

/** What a section of a docstring lists: parameters, errors, what is returned. */
export type Entry = { name: string; type: string; text: string }

/** A part of a docstring; text is Markdown. */
export type Section =
  | { kind: 'text'; text: string }
  | { kind: 'entries'; title: string; entries: Entry[] }
  | { kind: 'note'; title: string; text: string }

/** The sections that list something, by the words that begin them, and what the entries are called by. */
const LISTS: { [heading: string]: { title: string; by: 'name' | 'type' } } = {
  args: { title: 'Parameters', by: 'name' },
  arguments: { title: 'Parameters', by: 'name' },
  params: { title: 'Parameters', by: 'name' },
  parameters: { title: 'Parameters', by: 'name' },
  'keyword args': { title: 'Other parameters', by: 'name' },
  'keyword arguments': { title: 'Other parameters', by: 'name' },
  'other args': { title: 'Other parameters', by: 'name' },
  'other arguments': { title: 'Other parameters', by: 'name' },
  'other parameters': { title: 'Other parameters', by: 'name' },
  attributes: { title: 'Attributes', by: 'name' },
  methods: { title: 'Methods', by: 'name' },
  functions: { title: 'Functions', by: 'name' },
  classes: { title: 'Classes', by: 'name' },
  modules: { title: 'Modules', by: 'name' },
  raises: { title: 'Raises', by: 'type' },
  exceptions: { title: 'Raises', by: 'type' },
  warns: { title: 'Warns', by: 'type' },
  returns: { title: 'Returns', by: 'type' },
  return: { title: 'Returns', by: 'type' },
  yields: { title: 'Yields', by: 'type' },
  receives: { title: 'Receives', by: 'type' },
}

export const listNamed = (heading: string): { title: string; by: 'name' | 'type' } | undefined =>
  Object.hasOwn(LISTS, heading.toLowerCase()) ? LISTS[heading.toLowerCase()] : undefined

/** Removes the margin that all lines share. */
export function withoutMargin(lines: string[]): string {
  const margin = sharedMargin(lines)
  return lines
    .map((line) => line.slice(margin))
    .join('\n')
    .trim()
}

/** Cuts lines where one is indented no further than the first. */
export function itemsIn(lines: string[]): string[][] {
  const margin = lines.find((line) => line.trim() !== '')?.search(/\S/) ?? 0
  const items: string[][] = []
  for (const line of lines) {
    if (line.trim() !== '' && line.search(/\S/) <= margin) items.push([line.trim()])
    else items.at(-1)?.push(line)
  }
  return items
}
