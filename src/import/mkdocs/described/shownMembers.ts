import { asText, type Json } from '../../read/json.ts'
import type { PythonObject } from '../../read/python/pythonObject.ts'

/** The options of mkdocstrings that decide what is shown. https://mkdocstrings.github.io/python/usage/ */
export type ShownOptions = {
  /** Absent for those with a docstring. */
  members?: boolean | string[]
  filters: string[]
  showsUndocumented: boolean
  bySource: boolean
  mergesInit: boolean
}

/** Filters are regular expressions; those in use exclude names by how they begin. */
const FILTERS: ReadonlyMap<string, (name: string) => boolean> = new Map([
  ['!^_', (name) => name.startsWith('_')],
  ['!^__', (name) => name.startsWith('__')],
  ['!^_[^_]', (name) => /^_[^_]/.test(name)],
  ['!^__.*__$', (name) => /^__.*__$/.test(name)],
  ['public', (name) => name.startsWith('_') && !/^__.*__$/.test(name)],
])

/** The members of a class or module that are shown, in their order. */
export function shownMembers(object: PythonObject, options: ShownOptions): PythonObject[] {
  const all = 'members' in object ? object.members : []
  const { members } = options
  if (members === false) return []
  if (Array.isArray(members)) return members.flatMap((name) => all.find((each) => each.name === name) ?? [])
  const shown = members ? all : all.filter((each) => isShown(each, options))
  const own = options.mergesInit ? shown.filter(({ name }) => name !== '__init__') : shown
  return options.bySource ? own : own.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

function isShown(object: PythonObject, options: ShownOptions): boolean {
  if (options.filters.some((filter) => FILTERS.get(filter)?.(object.name))) return false
  return options.showsUndocumented || isDocumented(object)
}

const isDocumented = (object: PythonObject): boolean =>
  object.docstring !== undefined || ('members' in object && object.members.some(isDocumented))

export const namesIn = (written: Json | undefined): string[] | undefined =>
  Array.isArray(written) ? written.flatMap((each) => asText(each) ?? []) : undefined
