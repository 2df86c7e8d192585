import { SNIPPET_LANGUAGES } from '../../../../src/openapi/request/snippets/languages.ts'
import { readDocument } from '../../readApi.ts'

/** The snippets of every operation of a document, by language, as they go to the highlighter. */
export async function snippetsOf(document: string): Promise<Map<string, string[]>> {
  const grammars = new Set(['bash', 'js', 'ts', 'python', 'java', 'csharp', 'go', 'php'])
  const codes: string[] = []
  await readDocument(document, (code, language) => {
    if (grammars.has(language)) codes.push(code)
    return { value: { language, lines: [] }, problems: [] }
  })
  const count = SNIPPET_LANGUAGES.length
  return new Map(SNIPPET_LANGUAGES.map(({ id }, at) => [id, codes.filter((_, index) => index % count === at)]))
}
