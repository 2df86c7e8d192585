import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { lines, readDocument } from '../readApi.ts'

// The documents of the OpenAPI Initiative that its own schemas accept and refuse.
const SUITES = new URL('../../../../shared/conformance/', import.meta.url)

const documents = (verdict: 'pass' | 'fail'): string[] =>
  ['openapi-v3.1', 'openapi-v3.2'].flatMap((suite) =>
    readdirSync(new URL(`${suite}/${verdict}/`, SUITES)).map((name) => `${suite}/${verdict}/${name}`),
  )

const EXAMPLE_OF_AN_OPERATION = [
  // It stands at "/pets/{id}", and its parameter is named "petId".
  'warning invalid-spec: PUT /pets/{id} has no parameter for "{id}"',
  'warning invalid-spec: "/pets/{id}" has no path parameter "petId"',
  // There are no security schemes in it.
  'warning invalid-spec: "petstore_auth" is not a security scheme of this document',
]

const EXAMPLE_OF_SECURITY_SCHEMES = [
  // Nothing is fetched, so what stands there is left out.
  'warning ref-outside: "https://example.com/api/openapi.json#/components/externalDocs/ThingExternalDocs" points to another host',
]

const EXAMPLE_OF_LINKS = [
  // Only the operations that the links start from are in it.
  'warning invalid-spec: the link leads to "getUserAddressByUUID", which is not the operationId of an operation',
  'warning invalid-spec: the link leads to "#/paths/~12.0~1repositories~1%7Busername%7D/get", which is not an operation of this document',
  'warning invalid-spec: the link leads to "queryUserWithBody", which is not the operationId of an operation',
]

const EXAMPLE_OF_PATH_ITEMS = [
  'warning invalid-spec: the link leads to "getThing", which is not the operationId of an operation',
]

const EXAMPLE_OF_EVERYTHING = [
  'warning invalid-spec: the discriminator maps every other value to "Bar", which is not a schema of this document',
]

/** What is wrong with documents that the schemas accept, and the specification does not. */
const TRUE_PROBLEMS = new Map([
  ['openapi-v3.1/pass/operation-object-example.yaml', EXAMPLE_OF_AN_OPERATION],
  ['openapi-v3.2/pass/operation-object-example.yaml', EXAMPLE_OF_AN_OPERATION],
  ['openapi-v3.1/pass/security-scheme-object-examples.yaml', EXAMPLE_OF_SECURITY_SCHEMES],
  ['openapi-v3.2/pass/security-scheme-object-examples.yaml', EXAMPLE_OF_SECURITY_SCHEMES],
  ['openapi-v3.2/pass/mega.yaml', EXAMPLE_OF_EVERYTHING],
  ['openapi-v3.1/pass/link-object-examples.yaml', EXAMPLE_OF_LINKS],
  ['openapi-v3.2/pass/link-object-examples.yaml', EXAMPLE_OF_LINKS],
  ['openapi-v3.1/pass/path_item_servers_parameters.yaml', EXAMPLE_OF_PATH_ITEMS],
  ['openapi-v3.2/pass/path_item_servers_parameters.yaml', EXAMPLE_OF_PATH_ITEMS],
])

async function problemsOf(name: string): Promise<{ isShown: boolean; problems: string[] }> {
  const read = await readDocument(readFileSync(new URL(name, SUITES), 'utf8'))
  const problems = lines(read).map((line) => line.replace(/^\d+:\d+ /, '').replace(/\n.*/s, ''))
  return { isShown: read.value !== undefined, problems }
}

describe.skipIf(!existsSync(SUITES))('the official suites', () => {
  test.each(existsSync(SUITES) ? documents('pass') : [])('%s is shown without a false problem', async (name) => {
    expect(await problemsOf(name)).toEqual({ isShown: true, problems: TRUE_PROBLEMS.get(name) ?? [] })
  })

  test.each(existsSync(SUITES) ? documents('fail') : [])('%s is reported, in plain words, and shown', async (name) => {
    const { isShown, problems } = await problemsOf(name)
    expect(isShown).toBe(true)
    expect(problems).not.toEqual([])
    expect(problems.join('\n')).not.toMatch(/must NOT|boolean schema|must match|must pass|under "not"|"contains"/)
  })
})
