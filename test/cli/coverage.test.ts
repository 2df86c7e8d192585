import { expect, test } from 'vitest'
import { folderWith } from '../disk/folder.ts'
import { portalgen, SITE } from './portalgen.ts'

const FOLDER = {
  ...SITE,
  'content/site.yaml': `${String(SITE['content/site.yaml'])}apis: [{ spec: openapi/a.yaml, route: /api/ }]\n`,
  'openapi/a.yaml': `openapi: 3.1.0
info: { title: Offers, version: '2' }
servers: [{ url: https://api.example.com }]
paths:
  /offers:
    get: { operationId: list, parameters: [{ name: q, in: query, required: true, schema: { type: string } }], responses: { '200': { description: ok }, '400': { description: no, content: { application/json: { schema: { type: integer }, example: no } } }, '503': { description: no } } }
    post: { operationId: create, requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Offer' } } } }, responses: { '201': { description: ok } } }
  /status:
    get: { operationId: status, responses: { default: { description: ok } } }
components:
  schemas:
    Offer: { properties: { state: { enum: [open_now, closed] }, tags: { type: array, items: { enum: [new] } } } }
`,
  'content/guide.md': `# Guide

[List](api:list) answers 200, and 400 when \`state\` is not \`open_now\`.

\`\`\`bash
curl "$BASE/status"
\`\`\`
`,
}

test('lists what no guide mentions', async () => {
  const folder = folderWith(FOLDER)
  const { code, out } = await portalgen(folder, ['coverage'])
  expect({ code, out }).toEqual({
    code: 0,
    out: `Offers 2: not mentioned in any guide
operations: 1 of 3
  POST /offers
status codes: 3 of 5
  GET /offers → 503
  POST /offers → 201
  GET /status → default
values: 2 of 3
  Offer.state: closed
  Offer.tags: new
samples: 1 of 4 are not known to be valid
  GET /offers → 400 application/json: it must be a whole number, not the string "no"
`,
  })
  expect((await portalgen(folder, ['coverage', '--strict'])).code).toBe(1)
  expect(JSON.parse((await portalgen(folder, ['coverage', '--format', 'json'])).out)).toMatchObject({
    version: 1,
    apis: [{ spec: 'openapi/a.yaml', operations: { all: 3, missing: ['POST /offers'] } }],
  })
})
