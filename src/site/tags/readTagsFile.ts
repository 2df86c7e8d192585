import type { SourceFile } from '../../model/page.ts'
import { type Checked, error, type Place, type Problem } from '../../model/problem.ts'
import { CONTENT_FOLDER, sourcePath } from '../../model/route.ts'
import type { Sources } from '../../model/sources.ts'
import { slugOf } from '../../model/tag.ts'
import { fields } from '../../yaml/fields.ts'
import type { YamlNode } from '../../yaml/node.ts'
import { parseYaml } from '../../yaml/parseYaml.ts'
import { readShape, shapeOf } from '../../yaml/shape.ts'
import { either, mapOf, text } from '../../yaml/values.ts'

/** The tags that a site defines. It is not published. */
export const TAGS_FILE = sourcePath(`${CONTENT_FOLDER}tags.yaml`)

export type TagDefinition = { name: string; label: string; description: string }

/** By the slugs of their names, in the order of the file. */
export type TagDefinitions = ReadonlyMap<string, TagDefinition>

const written = fields({ label: text, description: text })

const nothing = shapeOf({ type: 'null' }, () => written.empty)

/** `errors:` without a value defines a tag whose label is its name. */
const tag = either((node) => node.kind === 'scalar' && node.value === null, nothing, written)

/** Undefined without a tags file: then pages may use any tag. */
export function readTagsFile({ readFile }: Pick<Sources, 'readFile'>): Checked<TagDefinitions | undefined> {
  const file = readFile(TAGS_FILE)
  return file ? readTags(file) : { value: undefined, problems: [] }
}

function readTags(file: SourceFile): Checked<TagDefinitions> {
  const parsed = parseYaml(file)
  if (!parsed.value) return { value: new Map(), problems: parsed.problems }
  const { value: tags, problems } = readShape(parsed.value, mapOf(tag), 'invalid-config')
  const defined = new Map<string, TagDefinition>()
  for (const [name, { label, description }] of tags ?? [])
    if (!defined.has(slugOf(name)))
      defined.set(slugOf(name), { name, label: label ?? name, description: description ?? '' })
  return { value: defined, problems: [...problems, ...repeated(parsed.value)] }
}

/** Names that differ only by case, accents or separators. */
function repeated(node: YamlNode): Problem[] {
  const first = new Map<string, { key: string; keyPlace: Place }>()
  return (node.kind === 'map' ? node.entries : []).flatMap(({ key, keyPlace }) => {
    const other = first.get(slugOf(key))
    if (!other) first.set(slugOf(key), { key, keyPlace })
    if (!other) return []
    const message = `"${key}" is the same tag as "${other.key}" in line ${other.keyPlace.line}`
    return [error('invalid-config', keyPlace, { message, fix: 'remove one of the two' })]
  })
}
