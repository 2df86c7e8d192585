import { addressOfAuthor } from '../../model/blog.ts'
import type { SiteConfig } from '../../model/config.ts'
import type { Named } from '../../model/page.ts'
import type { Checked, Problem } from '../../model/problem.ts'
import { pushAll } from '../../model/pushAll.ts'
import { CONTENT_FOLDER, sourcePath } from '../../model/route.ts'
import type { Sources } from '../../model/sources.ts'
import { fields } from '../../yaml/fields.ts'
import { type Placed, placed, text } from '../../yaml/values.ts'
import { type DefinitionFile, readDefinitions, undefinedName } from '../definitions.ts'

type LocalAuthor = { name: string | undefined; title: string | undefined }

type SaidOfAuthor = LocalAuthor & { url: Placed<string> | undefined }

type AuthorDefinition = {
  name: string
  title: string
  url: string | undefined
  /** The entries of the files of other languages, by their codes. */
  translations: ReadonlyMap<string, LocalAuthor>
}

/** By the names that posts give them. */
export type AuthorDefinitions = ReadonlyMap<string, AuthorDefinition>

/** The authors of posts. */
export const AUTHORS_FILE: DefinitionFile<SaidOfAuthor, LocalAuthor> = {
  noun: 'author',
  path: sourcePath(`${CONTENT_FOLDER}authors.yaml`),
  said: fields({ name: text, title: text, url: placed(text) }, ['name']),
  translated: fields({ name: text, title: text }),
  keyOf: (name) => name,
  example: (name) => `${name}: { name: … }`,
}

/** Undefined without an authors file: then posts name their authors themselves. */
export function readAuthors(
  sources: Pick<Sources, 'readFile'>,
  config: Pick<SiteConfig, 'languages'>,
): Checked<AuthorDefinitions | undefined> {
  const { value, problems } = readDefinitions(AUTHORS_FILE, sources, config)
  const unsafe: Problem[] = []
  const authors = [...(value ?? [])].map(([id, { said, translations }]): [string, AuthorDefinition] => {
    const { name = id, title = '', url } = said
    const address = addressOfAuthor(url)
    pushAll(unsafe, address.problems)
    return [id, { name, title, url: address.value, translations }]
  })
  return { value: value && new Map(authors), problems: [...problems, ...unsafe] }
}

/** Reports an author that the file of authors does not define. */
export const undefinedAuthor = (named: Named, defined: AuthorDefinitions): Problem =>
  undefinedName(
    named,
    [...defined].map(([name, { name: label }]) => ({ name, label })),
    AUTHORS_FILE,
  )
