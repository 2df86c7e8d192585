import type { ApiPage } from '../../model/api.ts'
import type { ContentsGroup } from '../../model/apiView.ts'
import type { ApiConfig } from '../../model/config.ts'
import type { OutputFile } from '../../model/output.ts'
import type { IgnoreComment, Link } from '../../model/page.ts'
import type { Problem } from '../../model/problem.ts'
import type { Href, Route } from '../../model/route.ts'
import type { Texts } from '../../model/texts/texts.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import type { Operation } from '../read/operations.ts'
import { readAddresses } from './addresses/addresses.ts'
import { addressLinks } from './addressFacts.ts'
import { anchorName } from './anchorName.ts'
import { createAnchors } from './anchors.ts'
import { type ApiParts, apiParts } from './apiParts.ts'
import { bodySchemaFiles } from './bodySchemaFiles.ts'
import { claimIds } from './claimedIds.ts'
import type { Given } from './context.ts'
import { createDescriptions, type TextRenderers } from './descriptions.ts'
import { paginate } from './pages/paginate.ts'
import { createSchemaLinks } from './schema/schemaLinks.ts'
import { namesOfSchema } from './schemaView.ts'

/** The pages of an API's reference, and what leads to them and away from them. */
type Reference = {
  pages: ApiPage[]
  routeOf: ReadonlyMap<string, Route>
  subjects: ReadonlySet<string>
  contents: ContentsGroup[]
  /** The ids of what texts can name after `api:`. */
  names: ReadonlyMap<string, string>
  /** The operations in the order of the reference, with their ids. */
  operations: { id: string; operation: Operation }[]
  links: Link[]
  ignores: IgnoreComment[]
  /** The schemas of bodies, and samples that are too long for a page. */
  files: OutputFile[]
  problems: Problem[]
}

/** In a step for each operation and schema. */
export function* makeReference(
  document: ApiDocument,
  given: Given,
  renderers: TextRenderers,
  config: ApiConfig,
  words: Texts,
): Generator<void, Reference> {
  const anchors = createAnchors()
  const texts = createDescriptions(
    renderers,
    readAddresses(claimIds(anchors, document), document, anchors, renderers.renderText),
  )
  const schemaFiles = bodySchemaFiles(document)
  const schemaHrefs = new Map([...schemaFiles.ofBodies].map(([media, { path }]) => [media, given.hrefOf(path)]))
  const added: OutputFile[] = []
  const addFile = (file: OutputFile): Href => {
    added.push(file)
    return given.hrefOf(file.path)
  }
  const links = createSchemaLinks(document, anchors, words)
  const context = { document, anchors, words, links, texts, schemaHrefs, addFile, quotes: new Map(), ...given }
  const parts = yield* apiParts(context, config)
  const operations = document.groups.flatMap((group) =>
    group.operations.map((operation) => ({ operation, id: anchors.idOf('operation', anchorName(operation)) })),
  )
  const found = texts.found()
  return {
    ...paginate(parts, config, given.hrefOf, words),
    names: namesOf(operations, parts),
    operations,
    links: [...addressLinks(document), ...found.links],
    ignores: found.ignores,
    files: [...schemaFiles.ofBodies.values(), ...schemaFiles.shared, ...added],
    problems: found.problems,
  }
}

/** When several have the same name, the first keeps it. */
function namesOf(operations: Reference['operations'], { schemas }: ApiParts): Map<string, string> {
  const names = [
    ...operations.flatMap(({ id, operation: { operationId, method, path } }): [string, string][] => [
      ...(operationId === undefined ? [] : [[operationId, id] as [string, string]]),
      [`${method} ${path}`, id],
    ]),
    ...(schemas?.units ?? []).flatMap(({ view }) => namesOfSchema(view)),
  ]
  const first = new Map<string, string>()
  for (const [name, id] of names) if (!first.has(name)) first.set(name, id)
  return first
}
