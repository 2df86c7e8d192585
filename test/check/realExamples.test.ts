import { expect, test } from 'vitest'
import { config, type Files, problemsOf, site } from '../site.ts'

const check = (text: string, more: Files = {}): Promise<string> => problemsOf({ 'content/index.md': text, ...more })

const API = `openapi: 3.1.0
info: { title: Offers, version: '1' }
servers: [{ url: https://api.meridian.com }]
paths:
  /offers:
    get:
      operationId: offers
      summary: Offers
      responses:
        '200':
          description: Yes
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Offer' }
              example: { isin: US0378331005, site: 'https://www.acme.com/a', mail: help@meridian.com }
components:
  schemas:
    Offer:
      type: object
      properties:
        isin: { type: string, pattern: '^GB00B03MLX29$', default: GB00B03MLX29 }
        site: { type: string, format: uri }
        mail: { type: string, format: email, examples: [jane@acme.com, jane@example.com] }
        note: { type: string, example: https://acme.com/ }
`

test("examples in code that could be somebody's are reported where they stand", async () => {
  expect(await check('```json\n{\n  "isin": "US0378331005" }\n```\n\n> Send `DE89 3704 0044 0532 0130 00`.')).toBe(
    `content/index.md:3:12  warning  real-example
  "US0378331005" could be the ISIN of a security
  fix: write "XX0378331005", which belongs to no one
content/index.md:6:9  warning  real-example
  "DE89 3704 0044 0532 0130 00" could be the IBAN of an account
  fix: write "XX46 3704 0044 0532 0130 00", which belongs to no one`,
  )
})

test('text, links and addresses in code are not examples', async () => {
  expect(await check('US0378331005, [jane](mailto:jane@acme.com)\n\n```sh\ncurl https://acme.com/\n```')).toBe('')
})

test('examples and defaults in API documents are reported; hosts only where the format is one', async () => {
  const files = { 'content/site.yaml': config('apis: [{ spec: openapi/a.yaml, route: /api/ }]'), 'openapi/a.yaml': API }
  const { found } = await site(files)
  expect(
    found.flatMap(({ rule, file, line, column, message, fix }) =>
      rule === 'real-example' ? `${file}:${line}:${column} ${message}; ${fix}` : [],
    ),
  ).toEqual([
    `openapi/a.yaml:15:32 "US0378331005" could be the ISIN of a security; write "XX0378331005", which belongs to no one`,
    `openapi/a.yaml:15:52 "www.acme.com" could be the host of a real site; write "www.example.com", which belongs to no one`,
    `openapi/a.yaml:23:57 "jane@acme.com" could be the address of a person; write "jane@example.com", which belongs to no one`,
    `openapi/a.yaml:21:67 "GB00B03MLX29" could be the ISIN of a security; write "XX00B03MLX22", which belongs to no one`,
  ])
})

test('addresses of hosts that the site itself names are not examples', async () => {
  const own = config(
    'variables: { support: help@meridian.co.uk }\nnavigation: [{ label: A, href: "https://acme.com" }]',
  )
  const code = '`a@meridian.co.uk` `b@mail.acme.com` `c@other.com`'
  expect(await check(code, { 'content/site.yaml': own })).toContain('content/index.md:1:39  warning  real-example')
  expect((await check(code, { 'content/site.yaml': own })).match(/real-example/g)).toHaveLength(1)
})
