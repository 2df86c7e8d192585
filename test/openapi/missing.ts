import type { Shown, ShownOperation } from './pagesOf.ts'

// Reads documents by itself, so that nothing that the reader of the program overlooks is overlooked here, too.

export type Data = { [key: string]: unknown }

export const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null
export const dataIn = (value: unknown): Data => (isData(value) ? value : {})
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

/** What a document has and its pages do not, in words. */
export function missing(document: Data, shown: Shown): string[] {
  const resolve = (value: unknown): Data => {
    const reference = dataIn(value)['$ref']
    if (typeof reference !== 'string' || !reference.startsWith('#/')) return dataIn(value)
    const keys = reference.slice(2).split('/')
    const target = keys.reduce<unknown>(
      (inside, key) => dataIn(inside)[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    )
    return {
      ...resolve(target),
      ...Object.fromEntries(Object.entries(dataIn(value)).filter(([key]) => key !== '$ref')),
    }
  }
  const lost: string[] = []
  const find = (what: string, isThere: boolean): void => {
    if (!isThere) lost.push(what)
  }

  // Generated documents give GET a form without fields, which is never sent.
  const isEmptyForm = (body: Data): boolean =>
    body['required'] !== true &&
    Object.entries(dataIn(body['content'])).every(
      ([type, media]) =>
        type === 'application/x-www-form-urlencoded' &&
        Object.keys(dataIn(resolve(dataIn(media)['schema'])['properties'])).length === 0,
    )

  const lookAt = (method: string, path: string, item: Data, operation: Data): void => {
    const what = `${method.toUpperCase()} ${path}`
    const found = shown.operations.filter((each) => each.method === method.toUpperCase() && each.path === path)
    find(what, found.length > 0)
    if (found.length === 0) return
    const has = (of: (each: ShownOperation) => string[], wanted: string): boolean =>
      found.some((each) => of(each).includes(wanted))
    for (const each of [...listIn(item['parameters']), ...listIn(operation['parameters'])].map(resolve)) {
      const name = String(each['name'])
      find(
        `${what} parameter ${name}`,
        has(({ names }) => names, name),
      )
    }
    const sent = resolve(operation['requestBody'])
    const bodies = method === 'get' && isEmptyForm(sent) ? [] : [sent]
    for (const [status, each] of Object.entries(dataIn(operation['responses']))) {
      if (status.startsWith('x-')) continue
      find(
        `${what} response ${status}`,
        has(({ statuses }) => statuses, status),
      )
      const response = resolve(each)
      bodies.push(response)
      for (const header of Object.keys(dataIn(response['headers']))) {
        find(
          `${what} response ${status} header ${header}`,
          has(({ names }) => names, header),
        )
      }
    }
    for (const type of bodies.flatMap((body) => Object.keys(dataIn(body['content'])))) {
      find(
        `${what} ${type}`,
        has(({ types }) => types, type),
      )
    }
    for (const tag of listIn(operation['tags']).map(String)) {
      const isBadge = has(({ badges }) => badges, titleOf(tag))
      find(`tag ${tag} of ${what}`, isBadge || shown.sections.includes(titleOf(tag)))
    }
    for (const callback of Object.values(dataIn(operation['callbacks'])).map(resolve)) lookAtPaths(callback)
  }

  const lookAtPaths = (paths: Data): void => {
    for (const [path, value] of Object.entries(paths)) {
      if (path.startsWith('x-')) continue
      const item = resolve(value)
      const more = Object.entries(dataIn(item['additionalOperations']))
      const known = METHODS.filter((method) => isData(item[method])).map((method) => [method, item[method]] as const)
      for (const [method, operation] of [...known, ...more]) {
        const resolved = resolve(operation)
        if (resolved['x-internal'] !== true) lookAt(method, path, item, resolved)
      }
    }
  }

  const tags = new Map(listIn(document['tags']).map((tag) => [String(dataIn(tag)['name']), dataIn(tag)]))
  const titleOf = (name: string): string => {
    const tag = tags.get(name) ?? {}
    return String(tag['x-displayName'] ?? tag['summary'] ?? name)
  }

  lookAtPaths(dataIn(document['paths']))
  lookAtPaths(dataIn(document['webhooks'] ?? document['x-webhooks']))
  const badges = shown.operations.flatMap((operation) => operation.badges)
  for (const tag of tags.keys()) find(`tag ${tag}`, [...shown.sections, ...badges].includes(titleOf(tag)))
  for (const [name, schema] of Object.entries(dataIn(dataIn(document['components'])['schemas']))) {
    find(`schema ${name}`, dataIn(schema)['x-internal'] === true || shown.schemas.includes(name))
  }
  return [...new Set(lost)]
}
