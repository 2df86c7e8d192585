import type { SourceTree } from '../foreignSite.ts'
import { folderOf, joined } from '../paths.ts'
import { fileValue } from '../read/files.ts'
import { asText, isObject, type Json, type JsonObject, textAt } from '../read/json.ts'
import type { Tally } from '../tally.ts'

/** Configurations that inherit from one another may go in a circle. */
const MOST_PARENTS = 8

/** A configuration over the one that it inherits from. https://www.mkdocs.org/user-guide/configuration/#configuration-inheritance */
export const configurationOf = (tree: SourceTree, file: string, tally: Tally): JsonObject =>
  withDefaults(inherited(tree, file, tally, MOST_PARENTS))

function inherited(tree: SourceTree, file: string, tally: Tally, parents: number): JsonObject {
  const own = fileValue(tree, file, tally)
  const config = isObject(own) ? own : {}
  const parent = textAt(config, 'INHERIT')
  if (parent === undefined || parents === 0) return config
  const path = joined(folderOf(file), parent)
  if (tree.text(path) === undefined) {
    tally.note(`configuration: INHERIT of ${parent}, which is not in the tree`, 'left', { file, line: 1 })
    return config
  }
  return merged(inherited(tree, path, tally, parents - 1), config)
}

/** Objects are merged; of all else, what inherits goes before what it inherits. */
const merged = (parent: JsonObject, own: JsonObject): JsonObject =>
  Object.fromEntries(
    [...new Set([...Object.keys(parent), ...Object.keys(own)])].map((key): [string, Json] => {
      const [below, above] = [parent[key], own[key]]
      if (isObject(below) && isObject(above)) return [key, merged(below, above)]
      return [key, above ?? below ?? null]
    }),
  )

const TEXTS = [
  'site_name',
  'site_url',
  'site_description',
  'repo_url',
  'repo_name',
  'edit_uri',
  'docs_dir',
  'copyright',
]

/** What may be written as a mapping instead of a list, so that inheriting merges it. */
const LISTS = ['markdown_extensions', 'plugins']

const listed = (mapping: JsonObject): Json[] => Object.entries(mapping).map(([name, options]) => ({ [name]: options }))

/** `!ENV [NAME, default]` is a list here; the environment of a build is not known. */
const withDefaults = (config: JsonObject): JsonObject => ({
  ...config,
  ...Object.fromEntries(LISTS.flatMap((key) => (isObject(config[key]) ? [[key, listed(config[key])]] : []))),
  ...Object.fromEntries(
    TEXTS.flatMap((key): [string, Json][] => {
      const written = config[key]
      return Array.isArray(written) ? [[key, written.length > 1 ? (asText(written.at(-1)) ?? '') : '']] : []
    }),
  ),
})
