import { html } from '../../../../src/model/html.ts'
import { markdownText } from '../../../../src/model/markdown.ts'
import { SNIPPET_LANGUAGES } from '../../../../src/openapi/request/snippets/languages.ts'
import { readDocument } from '../../readApi.ts'

/** The snippets of every operation of a document, by language, as they go to the highlighter. */
export async function snippetsOf(document: string): Promise<Map<string, string[]>> {
  const grammars = new Set(SNIPPET_LANGUAGES.map(({ grammar }) => grammar))
  const codes: string[] = []
  await readDocument(document, (markdown) => {
    const [, grammar = '', code = ''] = /^`{3,}(\S+)\n([\s\S]*)\n`{3,}$/.exec(markdown) ?? []
    if (grammars.has(grammar)) codes.push(code)
    return { value: { html: html(''), text: '', markdown: markdownText(''), links: [], ids: [] }, problems: [] }
  })
  const count = SNIPPET_LANGUAGES.length
  return new Map(SNIPPET_LANGUAGES.map(({ id }, at) => [id, codes.filter((_, index) => index % count === at)]))
}
