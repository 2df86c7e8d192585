import type { SiteConfig } from '../../model/config.ts'
import type { Named, SourceFile } from '../../model/page.ts'
import { type Checked, error, type Place, type Problem, warning } from '../../model/problem.ts'
import { CONTENT_FOLDER, type SourcePath, sourcePath } from '../../model/route.ts'
import type { Sources } from '../../model/sources.ts'
import { didYouMean } from '../../model/suggestion.ts'
import { slugOf } from '../../model/tag.ts'
import { fields } from '../../yaml/fields.ts'
import type { YamlNode } from '../../yaml/node.ts'
import { parseYaml } from '../../yaml/parseYaml.ts'
import { readShape, shapeOf } from '../../yaml/shape.ts'
import { either, mapOf, text } from '../../yaml/values.ts'

/** The tags that a site defines. It is not published. */
export const TAGS_FILE = sourcePath(`${CONTENT_FOLDER}tags.yaml`)

/** Their labels and descriptions in another language. It is not published, either. */
export const tagsFileIn = (language: string): SourcePath => sourcePath(`${CONTENT_FOLDER}${language}/tags.yaml`)

export type TagDefinition = {
  name: string
  label: string
  description: string
  /** What the files of other languages say, by their codes. */
  translations: ReadonlyMap<string, Partial<Pick<WrittenTag, 'label' | 'description'>>>
}

type WrittenTag = { name: string; place: Place; label: string | undefined; description: string | undefined }

/** By the slugs of their names, in the order of the file. */
export type TagDefinitions = ReadonlyMap<string, TagDefinition>

const written = fields({ label: text, description: text })

const nothing = shapeOf({ type: 'null' }, () => written.empty)

/** `errors:` without a value defines a tag whose label is its name. */
const tag = either((node) => node.kind === 'scalar' && node.value === null, nothing, written)

/** Undefined without a tags file: then pages may use any tag. */
export function readTagsFile(
  { readFile }: Pick<Sources, 'readFile'>,
  { languages }: Pick<SiteConfig, 'languages'>,
): Checked<TagDefinitions | undefined> {
  const file = readFile(TAGS_FILE)
  if (!file) return { value: undefined, problems: [] }
  const { value: written, problems } = readTags(file)
  const others = languages.slice(1).flatMap(({ code }) => {
    const own = readFile(tagsFileIn(code))
    return own ? [{ code, ...readTags(own) }] : []
  })
  const defined = [...written].map(([slug, { name, label = name, description = '' }]): [string, TagDefinition] => {
    const translations = new Map(others.map(({ code, value }) => [code, value.get(slug) ?? {}]))
    return [slug, { name, label, description, translations }]
  })
  return {
    value: new Map(defined),
    problems: [...problems, ...others.flatMap((each) => [...each.problems, ...unknownIn(each.value, written)])],
  }
}

function readTags(file: SourceFile): Checked<ReadonlyMap<string, WrittenTag>> {
  const parsed = parseYaml(file)
  if (!parsed.value) return { value: new Map(), problems: parsed.problems }
  const { value: tags, problems } = readShape(parsed.value, mapOf(tag), 'invalid-config')
  const written = new Map<string, WrittenTag>()
  for (const { key: name, keyPlace: place } of entriesOf(parsed.value)) {
    const said = tags?.get(name)
    if (said && !written.has(slugOf(name)))
      written.set(slugOf(name), { name, place, label: said.label, description: said.description })
  }
  return { value: written, problems: [...problems, ...repeated(parsed.value)] }
}

const entriesOf = (node: YamlNode) => (node.kind === 'map' ? node.entries : [])

/** A translation of a tag that the site does not define. */
const unknownIn = (own: ReadonlyMap<string, WrittenTag>, defined: ReadonlyMap<string, WrittenTag>): Problem[] =>
  [...own].filter(([slug]) => !defined.has(slug)).map(([, tag]) => undefinedTag(tag, [...defined.values()]))

/** Reports a tag that `TAGS_FILE` does not define. */
export function undefinedTag({ name, place }: Named, defined: { name: string }[]): Problem {
  const known = defined.map((each) => each.name)
  return warning('undefined-tag', place, {
    message: `the tag "${name}" is not defined in "${TAGS_FILE}"`,
    fix: didYouMean(name, known) ?? `add "${name}:" to ${TAGS_FILE}`,
    target: name,
  })
}

/** Names that differ only by case, accents or separators. */
function repeated(node: YamlNode): Problem[] {
  const first = new Map<string, { key: string; keyPlace: Place }>()
  return entriesOf(node).flatMap(({ key, keyPlace }) => {
    const other = first.get(slugOf(key))
    if (!other) first.set(slugOf(key), { key, keyPlace })
    if (!other) return []
    const message = `"${key}" is the same tag as "${other.key}" in line ${other.keyPlace.line}`
    return [error('invalid-config', keyPlace, { message, fix: 'remove one of the two' })]
  })
}
