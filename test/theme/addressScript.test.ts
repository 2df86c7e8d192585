import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { fileHref } from '../../src/model/route.ts'
import { addressScript } from '../../theme/inline/addressScript.ts'

const FOLDER = fileHref('api/addresses/', { baseUrl: '/', trailingSlash: true })

const PAGES = {
  'operation-list': '/api/a/list/',
  'tag-A-b': '/api/a-b/',
  'schema-Pet': '/api/schemas/',
  'section-x': '/api/',
}

/** Where the script leads from the first page of a reference, and whether it hides that page. */
async function ledFrom(hash: string): Promise<{ to: string | undefined; isHidden: boolean }> {
  const to: string[] = []
  const root = { hidden: false }
  const location = { hash, pathname: '/api/', replace: (address: string) => to.push(address) }
  const answer = Promise.resolve({ json: () => PAGES })
  const fetch = () => answer
  runInNewContext(addressScript({ folder: FOLDER, count: 1 }), {
    root,
    location,
    fetch,
    window: { fetch },
    setTimeout: () => undefined,
  })
  await new Promise(setImmediate)
  return { to: to[0], isHidden: root.hidden }
}

test.each([
  ['#operation-list.query.a', '/api/a/list/#operation-list.query.a'],
  ['#operation/list', '/api/a/list/#operation-list'],
  ['#tag/A-b/operation/list', '/api/a/list/#operation-list'],
  ['#tag/A-b', '/api/a-b/#tag-A-b'],
  ['#schema/Pet', '/api/schemas/#schema-Pet'],
  ['#schemas/Pet', '/api/schemas/#schema-Pet'],
])('%s leads to %s, and the page that is left is not laid out', async (hash, to) => {
  expect(await ledFrom(hash)).toEqual({ to, isHidden: true })
})

test.each(['', '#section-x', '#tag/A-b/GET/list', '#operation/gone', '#%'])('"%s" stays on the page', async (hash) => {
  expect(await ledFrom(hash)).toEqual({ to: undefined, isHidden: false })
})
