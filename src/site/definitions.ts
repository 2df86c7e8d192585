import type { SiteConfig } from '../model/config.ts'
import type { Named, SourceFile } from '../model/page.ts'
import { type Checked, error, type Place, type Problem, warning } from '../model/problem.ts'
import { CONTENT_FOLDER, type SourcePath, sourcePath } from '../model/route.ts'
import type { Sources } from '../model/sources.ts'
import { nearest, suggested } from '../model/suggestion.ts'
import { yamlKey } from '../model/yamlKey.ts'
import type { YamlNode } from '../yaml/node.ts'
import { parseYaml } from '../yaml/parseYaml.ts'
import { readShape, type Shape } from '../yaml/shape.ts'
import { mapOf } from '../yaml/values.ts'

/**
 * A file that defines names for pages to use, such as tags. A file of the same name in the folder of a language translates
 * what it says. Neither is published.
 */
export type DefinitionFile<Said, Translated> = {
  noun: 'tag' | 'author'
  path: SourcePath
  /** The entry of a name. */
  said: Shape<Said>
  translated: Shape<Translated>
  /** Names with the same key are the same. */
  keyOf(name: string): string
  /** How to define a name, which is written as a key. */
  example(key: string): string
}

/** The entry of a name, and those in the files of its other languages, by their codes. */
type Definition<Said, Translated> = { name: string; said: Said; translations: ReadonlyMap<string, Translated> }

/** By the keys of their names, in the order of the file. */
type Definitions<Said, Translated> = ReadonlyMap<string, Definition<Said, Translated>>

export const definitionsIn = (language: string, { path }: { path: SourcePath }): SourcePath =>
  sourcePath(path.replace(CONTENT_FOLDER, `${CONTENT_FOLDER}${language}/`))

/** Undefined without the file: then pages may use any name. */
export function readDefinitions<Said, Translated>(
  file: DefinitionFile<Said, Translated>,
  { readFile }: Pick<Sources, 'readFile'>,
  { languages }: Pick<SiteConfig, 'languages'>,
): Checked<Definitions<Said, Translated> | undefined> {
  const found = readFile(file.path)
  if (!found) return { value: undefined, problems: [] }
  const { value: names, problems } = readNames(found, file.said, file)
  const others = languages.slice(1).flatMap(({ code }) => {
    const own = readFile(definitionsIn(code, file))
    return own ? [{ code, ...readNames(own, file.translated, file) }] : []
  })
  const defined = [...names].map(([key, { name, said }]): [string, Definition<Said, Translated>] => {
    const translations = others.flatMap(({ code, value }): [string, Translated][] => {
      const own = value.get(key)
      return own ? [[code, own.said]] : []
    })
    return [key, { name, said, translations: new Map(translations) }]
  })
  const strange = others.flatMap(({ value }) => [...value].filter(([key]) => !names.has(key)))
  return {
    value: new Map(defined),
    problems: [
      ...problems,
      ...others.flatMap((each) => each.problems),
      ...strange.map(([, each]) => undefinedName(each, [...names.values()], file)),
    ],
  }
}

type Entry<T> = Named & { said: T }

function readNames<T>(
  source: SourceFile,
  shape: Shape<T>,
  file: Pick<DefinitionFile<unknown, unknown>, 'noun' | 'keyOf'>,
): Checked<ReadonlyMap<string, Entry<T>>> {
  const parsed = parseYaml(source)
  if (!parsed.value) return { value: new Map(), problems: parsed.problems }
  const { value, problems } = readShape(parsed.value, mapOf(shape), 'invalid-config')
  const names = new Map<string, Entry<T>>()
  for (const { key: name, keyPlace: place } of entriesOf(parsed.value)) {
    const said = value?.get(name)
    const key = file.keyOf(name)
    if (said !== undefined && !names.has(key)) names.set(key, { name, place, said })
  }
  return { value: names, problems: [...problems, ...repeated(parsed.value, file)] }
}

const entriesOf = (node: YamlNode) => (node.kind === 'map' ? node.entries : [])

/** Names that are written differently, and are the same. */
function repeated(
  node: YamlNode,
  { noun, keyOf }: Pick<DefinitionFile<unknown, unknown>, 'noun' | 'keyOf'>,
): Problem[] {
  const first = new Map<string, { key: string; keyPlace: Place }>()
  return entriesOf(node).flatMap(({ key, keyPlace }) => {
    const other = first.get(keyOf(key))
    if (!other) first.set(keyOf(key), { key, keyPlace })
    if (!other) return []
    const message = `"${key}" is the same ${noun} as "${other.key}" in line ${other.keyPlace.line}`
    return [error('invalid-config', keyPlace, { message, fix: 'remove one of the two' })]
  })
}

/** Reports a name that the file does not define. Somebody who writes the label of a name means the name. */
export function undefinedName(
  { name, place }: Named,
  defined: readonly { name: string; label?: string }[],
  { noun, path, example }: Pick<DefinitionFile<unknown, unknown>, 'noun' | 'path' | 'example'>,
): Problem {
  const known = new Map(
    defined.flatMap((each) => [each.label ?? each.name, each.name].map((text) => [text, each.name])),
  )
  const meant = nearest(name, known.keys())
  return warning(`undefined-${noun}`, place, {
    message: `the ${noun} "${name}" is not defined in "${path}"`,
    fix: suggested(meant && known.get(meant)) ?? `add "${example(yamlKey(name))}" to ${path}`,
    target: name,
  })
}
