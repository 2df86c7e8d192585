import type { Api } from '../model/api.ts'
import type { ReadCode } from '../model/code.ts'
import type { ApiConfig } from '../model/config.ts'
import type { Checked, Problem } from '../model/problem.ts'
import type { RenderText } from '../model/richText.ts'
import type { Href } from '../model/route.ts'
import type { Texts } from '../model/texts/texts.ts'
import { jsonOf } from '../yaml/exactJson.ts'
import { exactValue } from '../yaml/exactValue.ts'
import { checkDocument } from './check/checkDocument.ts'
import type { ApiDocument } from './read/apiDocument.ts'
import type { MediaType } from './read/content.ts'
import { exampleTexts } from './read/exampleTexts.ts'
import type { ReadDocument } from './read/readDocument.ts'
import type { Direction } from './read/schema/direction.ts'
import { checkPaging } from './reference/pages/checkPaging.ts'
import { makeReference } from './reference/reference.ts'
import { formExample } from './request/formExample.ts'
import { postmanCollection } from './request/postmanCollection.ts'
import type { RequestExamples } from './request/requestExamples.ts'
import { planRequests } from './request/requests.ts'
import { checkExamples } from './samples/checkExamples.ts'
import { checkSerialized } from './samples/checkSerialized.ts'
import { createSamples, type Samples, textsOfPatterns } from './samples/samples.ts'
import { createValidator } from './samples/validator.ts'
import { shownHashes } from './shownHashes.ts'

export type ApiOptions = {
  config: ApiConfig
  /** The words around what the document says. */
  texts: Texts
  /** Renders the descriptions. */
  renderText: RenderText
  readCode: ReadCode
  /** Runs what takes long in a large document, and lets others have a turn between its steps. */
  inSteps<T>(steps: Generator<void, T>): Promise<T>
  /** Of texts, hexadecimal. */
  sha256(texts: string[]): string
  /** The address of a file or page of the reference, by its path from there; that of a page ends with a slash or is empty. */
  hrefOf(path: string): Href
}

/**
 * What a site shows of an OpenAPI document. One with faults is shown as far as it is sound, and each fault is a warning.
 * Errors are what cannot be shown at all, and references that lead outside.
 */
export async function parseApi(
  { value: read, problems }: Checked<ReadDocument | undefined>,
  options: ApiOptions,
): Promise<Checked<Api | undefined>> {
  if (!read) return { value: undefined, problems }
  const { document, root, written, files } = read
  const validator = await createValidator(document)
  const { inSteps } = options
  const inExamples = await inSteps(checkExamples(document, validator, await textsOfPatterns(document)))
  const inTextsSent = await inSteps(checkSerialized(document, validator))
  const faults = [...(await checkDocument(document, written)), ...inExamples, ...inTextsSent]
  const samples = await createSamples(document, validator, options.texts)
  const { value: shown, problems: inTexts } = await inSteps(showDocument(document, samples, options))
  const titled = { ...shown, title: document.info.title ?? 'API', version: document.info.version }
  const api: Api = {
    ...titled,
    config: options.config,
    sha256: options.sha256(files.map(({ text }) => text)),
    hashes: shownHashes(titled, options.sha256),
    exampleTexts: exampleTexts(document),
    json: jsonOf(exactValue(root)),
  }
  const inDocument = inOrder([...problems, ...faults, ...inTexts])
  return { value: api, problems: [...inDocument, ...checkPaging(api.pages, options.config)] }
}

type Shown = Omit<Api, 'config' | 'title' | 'version' | 'sha256' | 'hashes' | 'exampleTexts' | 'json'>

/** Samples go into requests, and both into the reference. */
function* showDocument(
  document: ApiDocument,
  samples: Samples,
  { config, texts, renderText, readCode, hrefOf }: ApiOptions,
): Generator<void, Checked<Shown>> {
  const examples: RequestExamples = {
    ofBody: (media) => samples.ofBody(media, 'request'),
    ofValue: samples.ofValue,
  }
  const requests = yield* planRequests(document, examples, texts)
  const given = {
    bodyExamples: (media: MediaType, direction: Direction) =>
      samples.ofBody(media, direction).map((each) => formExample(media, each)),
    schemaExamples: samples.ofSchema,
    caseExamples: samples.ofCases,
    requestOf: requests.requestOf,
    hrefOf,
  }
  const { names, operations, files, problems, ...reference } = yield* makeReference(
    document,
    given,
    { renderText, readCode },
    config,
    texts.marked ?? texts,
  )
  const models = operations.map(({ id, operation }) => [id, requests.requestOf(operation).model])
  return {
    value: {
      ...reference,
      references: names,
      downloads: [postmanCollection(document, requests), ...files],
      requests: {
        baseVariable: requests.baseVariable,
        servers: requests.servers,
        operations: Object.fromEntries(models),
      },
    },
    problems,
  }
}

/** In the order of the file, each once: several checks may come upon the same fault. */
function inOrder(problems: Problem[]): Problem[] {
  const distinct = new Map(problems.map((each) => [`${each.line}:${each.column} ${each.rule} ${each.message}`, each]))
  return [...distinct.values()].sort((a, b) => a.line - b.line || a.column - b.column)
}
