import type { Counted, Coverage } from '../model/coverage.ts'
import type { Page, PageText } from '../model/page.ts'
import type { ApiDocument } from '../openapi/read/apiDocument.ts'
import { scalarText } from '../openapi/read/nodes.ts'
import type { Operation } from '../openapi/read/operations.ts'
import type { Schema } from '../openapi/read/schema/schema.ts'
import { statusesOf } from './apiContract.ts'
import { fits, pathOf } from './callPath.ts'
import { readCalls } from './calls/readCalls.ts'

/** A page and what it says. */
type Guide = Page & PageText

/** Finds what no guide mentions. A link, a marked block or a call mentions an operation; its name mentions a value. */
export function coverageOf(document: ApiDocument, pages: Guide[], leadsTo: LeadsTo): Omit<Coverage, 'samples'> {
  const texts = pages.map(textOf).join('\n')
  const words = wordsIn(texts)
  const guidesOf = new Map(
    document.operations.map((each) => [each, pages.filter((page) => mentions(page, each, document, leadsTo))]),
  )
  return {
    operations: count(document.operations.map((each) => [nameOf(each), (guidesOf.get(each) ?? []).length > 0])),
    statuses: count(
      document.operations.flatMap((operation) =>
        statusesOf(operation).map(
          (status): Judged => [
            `${nameOf(operation)} → ${status}`,
            (guidesOf.get(operation) ?? []).some((page) => showsStatus(page, operation, status)),
          ],
        ),
      ),
    ),
    values: countValues(valuesIn(document), (value) => (isWord(value) ? words.has(value) : texts.includes(value))),
  }
}

/** Whether a page has a link to an operation. */
export type LeadsTo = (page: Page, operation: Operation) => boolean

type Judged = [name: string, isCovered: boolean]

const count = (judged: Judged[]): Counted => ({
  all: judged.length,
  missing: judged.filter(([, isCovered]) => !isCovered).map(([name]) => name),
})

function mentions(page: Guide, operation: Operation, document: ApiDocument, leadsTo: LeadsTo): boolean {
  if (leadsTo(page, operation)) return true
  return page.samples.some(({ api, code, language }) => {
    if (operation.operationId !== undefined && api?.startsWith(`${operation.operationId}.`)) return true
    return readCalls(code, language).some(({ method, url }) => {
      const path = method === operation.method ? pathOf(url, document) : undefined
      return path !== undefined && fits(path, operation.path)
    })
  })
}

/** A block that is marked with it, or the number in a guide on the operation. */
function showsStatus(page: Guide, { operationId }: Operation, status: string): boolean {
  if (page.samples.some(({ api }) => api === `${operationId}.${status}`)) return true
  return /^\d{3}$/.test(status) && wordsIn(textOf(page)).has(status)
}

const textOf = ({ sections, samples }: Guide): string =>
  [...sections.flatMap(({ heading, text }) => [heading, text]), ...samples.map(({ code }) => code)].join('\n')

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.match(/[\p{L}\p{N}_-]+/gu))

const isWord = (value: string): boolean => /^[\p{L}\p{N}_-]+$/u.test(value)

// Guides do not mention every country: for a long list, only the number of missing values is reported.
const MOST_LISTED = 10

function countValues(values: Value[], isCovered: (value: string) => boolean): Counted {
  const owners = [...new Set(values.map(({ owner }) => owner))]
  const missing = owners.flatMap((owner) => {
    const own = values.filter((each) => each.owner === owner)
    const names = own.filter(({ value }) => !isCovered(value)).map(({ value }) => `${owner}: ${value}`)
    return names.length > MOST_LISTED ? [`${owner}: ${names.length} of its ${own.length} values`] : names
  })
  return { all: values.length, missing }
}

type Value = { owner: string; value: string }

/** The values of every enumeration under the schemas, with the field that has it. */
const valuesIn = ({ schemas }: ApiDocument): Value[] => schemas.flatMap(({ name, schema }) => valuesBelow(schema, name))

function valuesBelow({ keywords }: Schema, owner: string): Value[] {
  const own = keywords.enum.flatMap((item) => {
    const value = scalarText(item)
    return value === undefined ? [] : [{ owner, value }]
  })
  const fields = keywords.properties.flatMap(({ name, schema }) => valuesBelow(schema, `${owner}.${name}`))
  const items = keywords.schema('items')
  return [...own, ...fields, ...(items ? valuesBelow(items, owner) : [])]
}

const nameOf = ({ method, path }: Operation): string => `${method} ${path}`
