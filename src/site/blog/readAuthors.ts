import { type Checked, type Problem, warning } from '../../model/problem.ts'
import { CONTENT_FOLDER, sourcePath } from '../../model/route.ts'
import type { Sources } from '../../model/sources.ts'
import { fields } from '../../yaml/fields.ts'
import { parseYaml } from '../../yaml/parseYaml.ts'
import { readShape } from '../../yaml/shape.ts'
import { mapOf, placed, text } from '../../yaml/values.ts'

/** The authors of posts. It is not published. */
export const AUTHORS_FILE = sourcePath(`${CONTENT_FOLDER}authors.yaml`)

export type AuthorDefinition = { name: string; title: string; url: string | undefined }

/** By the names that posts give them. */
export type AuthorDefinitions = ReadonlyMap<string, AuthorDefinition>

const shape = mapOf(fields({ name: text, title: text, url: placed(text) }, ['name']))

/** Undefined without an authors file: then posts name their authors themselves. */
export function readAuthors({ readFile }: Pick<Sources, 'readFile'>): Checked<AuthorDefinitions | undefined> {
  const file = readFile(AUTHORS_FILE)
  if (!file) return { value: undefined, problems: [] }
  const parsed = parseYaml(file)
  if (!parsed.value) return { value: new Map(), problems: parsed.problems }
  const { value, problems } = readShape(parsed.value, shape, 'invalid-config')
  const unsafe: Problem[] = []
  const authors = [...(value ?? [])].map(([id, { name = id, title = '', url }]): [string, AuthorDefinition] => {
    const isSafe = url !== undefined && /^https?:\/\//i.test(url.value) && URL.canParse(url.value)
    if (url && !isSafe) {
      const fix = 'write it like "https://www.example.com/"'
      unsafe.push(warning('unsafe-link', url.place, { message: `"${url.value}" is not the address of a site`, fix }))
    }
    return [id, { name, title, url: isSafe ? url.value : undefined }]
  })
  return { value: new Map(authors), problems: [...problems, ...unsafe] }
}
