import type { Api } from '../../src/model/api.ts'
import type { ApiView } from '../../src/model/apiView.ts'
import { atOnce } from '../../src/model/atOnce.ts'
import { plainLines, type ReadCode } from '../../src/model/code.ts'
import { fillPlaceholders, html, placeholder } from '../../src/model/html.ts'
import { markdownText } from '../../src/model/markdown.ts'
import type { Checked } from '../../src/model/problem.ts'
import type { RenderText } from '../../src/model/richText.ts'
import { hrefInReference, route, type SourcePath, sourcePath } from '../../src/model/route.ts'
import { en } from '../../src/model/texts/en.ts'
import { type ApiOptions, parseApi } from '../../src/openapi/parseApi.ts'
import { readDocument as readNouns } from '../../src/openapi/read/readDocument.ts'

/** Stands in for Markdown: the text, escaped, in a paragraph. */
const paragraph: RenderText = (markdown) => {
  const escaped = markdown.trimEnd().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  return {
    value: {
      html: html(`<p>${escaped}</p>`),
      text: markdown,
      markdown: markdownText(markdown),
      links: [],
      headings: [],
      ids: [],
      ignores: [],
      repeated: undefined,
    },
    problems: [],
  }
}

/** Stands in for the highlighter. */
const plainCode: ReadCode = (code, language) => ({ value: { language, lines: plainLines(code) }, problems: [] })

const HEAD = "openapi: 3.1.0\ninfo: { title: Test API, version: '1' }\n"

/** What was read, with what its first page shows at hand. */
export type ReadApi = Api & { view: ApiView; ids: string[] }

/** Reads a document that begins, in two lines, as every OpenAPI document does. */
export const readApi = (text: string, readCode?: ReadCode): Promise<Checked<ReadApi | undefined>> =>
  readDocument(HEAD + text, readCode)

export async function readDocument(
  text: string,
  readCode: ReadCode = plainCode,
  files: Record<string, string> = {},
  inSteps: ApiOptions['inSteps'] = async (steps) => atOnce(steps),
): Promise<Checked<ReadApi | undefined>> {
  const path = sourcePath('openapi/test.yaml')
  const fileAt = (name: SourcePath) => (files[name] === undefined ? undefined : { path: name, text: files[name] })
  const { value, problems } = await parseApi(readNouns({ path, text }, fileAt, new Map([['product', 'Acme']])), {
    texts: en,
    config: {
      spec: path,
      route: route('/api/'),
      primaryColor: undefined,
      linkBase: undefined,
      version: undefined,
      pages: 'one',
      place: { file: path, line: 1, column: 1 },
    },
    renderText: paragraph,
    readCode,
    inSteps,
    sha256: () => '0'.repeat(64),
    hrefOf: (path) => hrefInReference(route('/api/'), path, { baseUrl: '/', trailingSlash: true }),
  })
  const [first] = value?.pages ?? []
  return {
    value: value && first && { ...value, view: onOnePage(first.view), ids: [...value.routeOf.keys()] },
    // The layout is that of the tests, also for a document that is too large for it.
    problems: problems.filter(({ message }) => !message.startsWith('"pages: one"')),
  }
}

/** A view as it is when all of the reference is on one page. */
function onOnePage<T>(value: T): T {
  const fill = (text: string): string =>
    fillPlaceholders(html(text), (each) =>
      each.kind === 'reference-href' || each.kind === 'entry-href' ? `#${each.argument}` : placeholder(each),
    )
  return JSON.parse(JSON.stringify(value), (_, inside) => (typeof inside === 'string' ? fill(inside) : inside))
}

/** A document without faults, read. */
export async function soundApi(text: string, readCode?: ReadCode): Promise<ReadApi> {
  const { value, problems } = await readApi(text, readCode)
  if (problems.length > 0 || !value) throw new Error(`unexpected: ${problems.map(({ message }) => message).join('; ')}`)
  return value
}

/** A document as it is shown, whatever its faults. */
export async function shownApi(text: string): Promise<ReadApi> {
  const { value } = await readApi(text)
  if (!value) throw new Error('nothing is shown')
  return value
}

/** What is wrong with a document, a line or two each. */
export const report = async (text: string): Promise<string[]> => lines(await readApi(text))

export function lines({ problems }: Checked<unknown>): string[] {
  return problems.map(({ line, column, severity, rule, message, fix }) => {
    const head = `${line}:${column} ${severity} ${rule}: ${message}`
    return fix === undefined ? head : `${head}\n  fix: ${fix}`
  })
}
