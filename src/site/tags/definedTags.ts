import type { SiteConfig } from '../../model/config.ts'
import type { Named } from '../../model/page.ts'
import type { Checked, Problem } from '../../model/problem.ts'
import { CONTENT_FOLDER, sourcePath } from '../../model/route.ts'
import type { Sources } from '../../model/sources.ts'
import { slugOf } from '../../model/tag.ts'
import { fields } from '../../yaml/fields.ts'
import { shapeOf } from '../../yaml/shape.ts'
import { either, text } from '../../yaml/values.ts'
import { type DefinitionFile, readDefinitions, undefinedName } from '../definitions.ts'

type SaidOfTag = { label: string | undefined; description: string | undefined }

export type TagDefinition = {
  name: string
  label: string
  description: string
  /** The entries of the files of other languages, by their codes. */
  translations: ReadonlyMap<string, SaidOfTag>
}

/** By the slugs of their names, in the order of the file. */
export type TagDefinitions = ReadonlyMap<string, TagDefinition>

const written = fields({ label: text, description: text })

const nothing = shapeOf({ type: 'null' }, () => written.empty)

/** `errors:` without a value defines a tag whose label is its name. */
const tag = either((node) => node.kind === 'scalar' && node.value === null, nothing, written)

/** The tags that a site defines. Names that differ only by case, accents or separators are the same. */
export const TAGS_FILE: DefinitionFile<SaidOfTag, SaidOfTag> = {
  noun: 'tag',
  path: sourcePath(`${CONTENT_FOLDER}tags.yaml`),
  said: tag,
  translated: tag,
  keyOf: slugOf,
  example: (name) => `${name}:`,
}

/** Undefined without a tags file: then pages may use any tag. */
export function readTags(
  sources: Pick<Sources, 'readFile'>,
  config: Pick<SiteConfig, 'languages'>,
): Checked<TagDefinitions | undefined> {
  const { value, problems } = readDefinitions(TAGS_FILE, sources, config)
  const tags = [...(value ?? [])].map(([slug, { name, said, translations }]): [string, TagDefinition] => {
    const { label = name, description = '' } = said
    return [slug, { name, label, description, translations }]
  })
  return { value: value && new Map(tags), problems }
}

/** Reports a tag that the file of tags does not define. */
export const undefinedTag = (named: Named, defined: { name: string; label: string }[]): Problem =>
  undefinedName(named, defined, TAGS_FILE)
