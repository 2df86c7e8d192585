import { type Html, html } from '../../model/html.ts'
import type { OutputFile } from '../../model/output.ts'
import type { Anchor, Link } from '../../model/page.ts'
import { asWarning, type Checked, type Place, type Problem } from '../../model/problem.ts'
import type { ApiRequests } from '../../model/requestModel.ts'
import type { RenderText, RichText, TextPosition } from '../../model/richText.ts'
import type { Href } from '../../model/route.ts'
import { childOf, type JsonValue, type YamlNode } from '../../yaml/node.ts'
import type { SpecDocument } from '../read/document.ts'
import { type Operation, operationsOf } from '../read/operations.ts'
import type { Direction } from '../read/schema/direction.ts'
import { serverModels } from '../request/serverModels.ts'
import { variableName } from '../request/variableName.ts'
import type { Validator } from '../samples/validator.ts'
import { type Addressed, foreignAddresses, type ReadAddress } from './addresses/foreignAddresses.ts'
import { type AnchorKind, type Anchors, createAnchors } from './anchors.ts'
import { createSchemaLinks, type SchemaLinks } from './schema/schemaLinks.ts'

/** What the parts of a reference page share while it is put together, and where they leave what they found. */
export type PageContext = {
  readonly document: SpecDocument
  readonly anchors: Anchors
  readonly links: SchemaLinks
  readonly renderText: RenderText
  /** Those that readers call. */
  readonly operations: Operation[]
  /** Whether the document has so many operations that what is not needed to read them must be short. */
  readonly large: boolean
  /** What the addresses of other references can mean; complete before the first text is rendered. */
  readonly addressed: Addressed[]
  readonly readAddress: ReadAddress
  /** The ids that stand on the page. */
  readonly ids: string[]
  /** The ids of what texts can name after `api:`. */
  readonly references: Map<string, string>
  readonly textLinks: Link[]
  readonly textIds: Anchor[]
  readonly problems: Problem[]
  readonly rendered: Map<YamlNode, RichText>
  readonly validator: Validator
  /** Files beside the reference, their paths relative to its route. */
  readonly downloads: OutputFile[]
  /** The address of a file beside the reference. */
  readonly hrefOf: (path: string) => Href
  /** Samples made so far, by schema; undefined for a schema of which none could be made. */
  readonly samples: Record<Direction, Map<YamlNode, JsonValue | undefined>>
  /** What the request builder is to know. */
  readonly requests: ApiRequests
}

const MANY_OPERATIONS = 100

export function createPageContext(
  document: SpecDocument,
  renderText: RenderText,
  validator: Validator,
  hrefOf: PageContext['hrefOf'],
): PageContext {
  const anchors = createAnchors()
  const operations = operationsOf(document)
  const addressed: Addressed[] = []
  let read: ReadAddress | undefined
  return {
    document,
    anchors,
    links: createSchemaLinks(document, anchors),
    renderText,
    operations,
    large: operations.length > MANY_OPERATIONS,
    addressed,
    readAddress(fragment, has) {
      read ??= foreignAddresses(addressed)
      return read(fragment, has)
    },
    ids: [],
    references: new Map(),
    textLinks: [],
    textIds: [],
    problems: [],
    rendered: new Map(),
    validator,
    downloads: [],
    hrefOf,
    samples: { request: new Map(), response: new Map() },
    requests: {
      baseVariable: variableName(document, 'url'),
      servers: serverModels(childOf(document.root, 'servers')),
      operations: {},
    },
  }
}

/** The id of something that is put on the page now. */
export function placeId(page: PageContext, kind: AnchorKind, ...path: string[]): string {
  const id = page.anchors.idOf(kind, ...path)
  page.ids.push(id)
  return id
}

/** Makes an id known to texts; the first thing to have a name keeps it. */
export function nameReference(page: PageContext, name: string, id: string): void {
  if (!page.references.has(name)) page.references.set(name, id)
}

/** A description as markup. `owner` is the id of what it describes, `level` the highest its headings may have. */
export function describe(page: PageContext, node: YamlNode | undefined, owner: string, level = 5): Html | undefined {
  if (node?.kind !== 'scalar' || node.value === null || node.value === '') return undefined
  const known = page.rendered.get(node)
  // Ids must not repeat where a shared description is shown once more.
  if (known) return known.ids.length === 0 ? known.html : html(known.html.replace(/ id="[^"]*"/g, ''))
  // Texts go in as they were written, so that the value of a variable is never taken for Markdown.
  const text = page.document.writtenText(node) ?? ''
  const position: TextPosition = {
    headingPrefix: `about-${owner}~`,
    headingLevel: level,
    flat: node.style !== 'literal' && text.includes('\n'),
    idMeantBy: (fragment, hasOwn) =>
      page.readAddress(fragment, (id) => hasOwn(id) || page.textIds.some((each) => each.id === id)),
  }
  const rich = take(page, page.renderText(text, node.textPlace, position))
  page.rendered.set(node, rich)
  page.textLinks.push(...rich.links)
  page.textIds.push(...rich.ids)
  return rich.html
}

/** Code with its tokens marked, as a code block of Markdown has them. */
export function highlight(page: PageContext, code: string, language: string, place: Place): Html {
  // Neither a fence inside the code nor one of its texts may end the block.
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return take(page, page.renderText(`${fence}${language}\n${code}\n${fence}`, place)).html
}

/** What is unknown in `{{…}}` belongs to the API. */
function take(page: PageContext, { value, problems }: Checked<RichText>): RichText {
  page.problems.push(...problems.filter(({ rule }) => rule !== 'unknown-variable').map(asWarning))
  return value
}
