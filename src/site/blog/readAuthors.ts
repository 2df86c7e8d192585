import { addressOfAuthor } from '../../model/blog.ts'
import type { SiteConfig } from '../../model/config.ts'
import type { Named, SourceFile } from '../../model/page.ts'
import { type Checked, type Problem, warning } from '../../model/problem.ts'
import { pushAll } from '../../model/pushAll.ts'
import { CONTENT_FOLDER, type SourcePath, sourcePath } from '../../model/route.ts'
import type { Sources } from '../../model/sources.ts'
import { didYouMean } from '../../model/suggestion.ts'
import { fields } from '../../yaml/fields.ts'
import { parseYaml } from '../../yaml/parseYaml.ts'
import { readShape } from '../../yaml/shape.ts'
import { mapOf, placed, text } from '../../yaml/values.ts'

/** The authors of posts. It is not published. */
export const AUTHORS_FILE = sourcePath(`${CONTENT_FOLDER}authors.yaml`)

/** Their names and titles in another language. It is not published, either. */
export const authorsFileIn = (language: string): SourcePath => sourcePath(`${CONTENT_FOLDER}${language}/authors.yaml`)

export type AuthorDefinition = {
  name: string
  title: string
  url: string | undefined
  /** What the files of other languages say, by their codes. */
  translations: ReadonlyMap<string, LocalAuthor>
}

type LocalAuthor = { name?: string | undefined; title?: string | undefined }

/** By the names that posts give them. */
export type AuthorDefinitions = ReadonlyMap<string, AuthorDefinition>

const shape = mapOf(fields({ name: text, title: text, url: placed(text) }, ['name']))

const localShape = mapOf(fields({ name: text, title: text }))

/** Undefined without an authors file: then posts name their authors themselves. */
export function readAuthors(
  { readFile }: Pick<Sources, 'readFile'>,
  { languages }: Pick<SiteConfig, 'languages'>,
): Checked<AuthorDefinitions | undefined> {
  const file = readFile(AUTHORS_FILE)
  if (!file) return { value: undefined, problems: [] }
  const parsed = parseYaml(file)
  if (!parsed.value) return { value: new Map(), problems: parsed.problems }
  const { value, problems } = readShape(parsed.value, shape, 'invalid-config')
  const others = languages.slice(1).map(({ code }) => ({ code, ...localAuthors(readFile(authorsFileIn(code)), value) }))
  const unsafe: Problem[] = []
  const authors = [...(value ?? [])].map(([id, { name = id, title = '', url }]): [string, AuthorDefinition] => {
    const address = addressOfAuthor(url)
    pushAll(unsafe, address.problems)
    const translations = new Map(others.map((other) => [other.code, other.value.get(id) ?? {}]))
    return [id, { name, title, url: address.value, translations }]
  })
  return { value: new Map(authors), problems: [...problems, ...unsafe, ...others.flatMap((each) => each.problems)] }
}

/** What the file of a language says of authors that are defined; others are reported. */
function localAuthors(
  file: SourceFile | undefined,
  defined: ReadonlyMap<string, unknown> = new Map(),
): Checked<ReadonlyMap<string, LocalAuthor>> {
  const parsed = file && parseYaml(file)
  if (!parsed?.value) return { value: new Map(), problems: parsed?.problems ?? [] }
  const { value = new Map(), problems } = readShape(parsed.value, localShape, 'invalid-config')
  const keys = parsed.value.kind === 'map' ? parsed.value.entries : []
  const unknown = keys.filter(({ key }) => !defined.has(key))
  const reports = unknown.map(({ key, keyPlace }) => undefinedAuthor({ name: key, place: keyPlace }, defined))
  return { value, problems: [...problems, ...reports] }
}

/** Reports an author that `AUTHORS_FILE` does not define. */
export const undefinedAuthor = ({ name, place }: Named, defined: ReadonlyMap<string, unknown>): Problem =>
  warning('undefined-author', place, {
    message: `the author "${name}" is not defined in "${AUTHORS_FILE}"`,
    fix: didYouMean(name, defined.keys()) ?? `add "${name}: { name: … }" to ${AUTHORS_FILE}`,
    target: name,
  })
