import type { Files } from '../site.ts'

/** A site whose own words are in Greek and Cyrillic letters: what is in Latin letters is not its own. */
export const GREEK = `title: Πύλη
url: https://developer.example.com
language: el
languages: [{ code: el, label: Ελληνικά }, { code: bg, label: Български }]
tagline: Μια πύλη
announcement: { id: a1, text: Νέα, dismissible: true }
healthcheck: /health/
navigation: [{ label: Οδηγός, to: /docs/ }]
blogs: [{ folder: news, title: Νέα, description: Τι νέο. }]
versions: [{ id: "2.0", to: /docs/ }, { id: "1.0", to: /docs/v1/, banner: unmaintained }, { id: "3.0", to: /next/, banner: unreleased }]
apis: [{ spec: openapi/offers.yaml, route: /api/ }]
math: true
analytics: { plausible: { domain: example.com }, consent: true }
editUrl: https://example.com/{path}
openIn: { Ω: 'https://example.com/?q={question}' }
`

const PAGE = `---
tags: [Χρήμα]
---
# Σελίδα

## Ενότητα

> [!NOTE]
> Κείμενο.

:::warning
Κείμενο.
:::

::::tabs
:::tab[Α]
α
:::
:::tab[Β]
β
:::
::::

:::details
Κείμενο.
:::

Υποσημείωση[^1], $α + β$.

- [x] Έγινε
- [ ] Δεν έγινε

| Α | Β |
|---|---|
| α | β |

\`\`\`
κώδικας
\`\`\`

\`\`\`mermaid
graph LR; α --> β
\`\`\`

[^1]: Κάτω.
`

const SPEC = `openapi: 3.1.0
info: { title: Προσφορές, version: '2.0', description: Όλα., contact: { email: a@example.com }, license: { name: Άδεια }, termsOfService: 'https://example.com/1' }
servers: [{ url: 'https://{ζώνη}.example.com', description: Ένα, variables: { ζώνη: { default: α, enum: [α, β] } } }, { url: 'https://example.com', description: Δύο }]
security: [{ user: [], oauth: [ανάγνωση] }, { key: [] }]
x-tagGroups: [{ tags: [Ομάδα] }]
paths:
  /ο: { get: { summary: Μόνο, security: [], responses: { '204': { description: Ναι } } } }
  /π/{κ}:
    parameters: [{ name: κ, in: path, required: true, schema: { type: integer, minimum: 1, maximum: 9, default: 3 } }]
    post:
      summary: Φτιάξε
      tags: [Ομάδα]
      deprecated: true
      parameters:
        - { name: ε, in: query, schema: { type: string, pattern: '^α+$', minLength: 2, maxLength: 5 } }
        - { name: λ, in: query, explode: false, schema: { type: array, uniqueItems: true, maxItems: 4, items: { type: string, enum: [α, β] } } }
        - { name: ρ, in: query, schema: { type: number, exclusiveMinimum: 0, multipleOf: 2 } }
        - { name: χ, in: header, schema: { type: boolean } }
        - { name: μ, in: cookie, schema: { type: string } }
      requestBody: { required: true, description: Σώμα, content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } }
      responses:
        '200': { description: Καλό, headers: { Ψ: { schema: { type: integer } } }, content: { application/json: { schema: { $ref: '#/components/schemas/A' }, examples: { α: { value: { α: 1 } }, β: { value: {} } } } } }
        4XX: { description: Κακό }
        default: { description: Άλλο }
      callbacks: { κλήση: { '{$request.body#/α}': { post: { summary: Έγινε, responses: { '204': { description: Ναι } } } } } }
    get: { summary: Πάρε, tags: [Ομάδα], security: [], responses: { '200': { description: Καλό } } }
webhooks: { σήμα: { post: { summary: Σήμα, responses: { '200': { description: Καλό } } } } }
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: Ξ }
    user: { type: http, scheme: basic }
    oauth: { type: oauth2, flows: { clientCredentials: { tokenUrl: 'https://example.com/2', scopes: { ανάγνωση: Όλα } } } }
  schemas:
    A:
      type: object
      required: [α]
      additionalProperties: false
      properties:
        α: { type: integer, readOnly: true, deprecated: true }
        β: { type: [string, 'null'], format: date, writeOnly: true, enum: [α, β, null] }
        γ: { type: object, minProperties: 1, properties: { δ: { type: array, items: { $ref: '#/components/schemas/B' } } } }
        ε: { oneOf: [{ type: object, required: [η], properties: { η: { type: string } } }, { type: object, properties: {} }, { type: array, items: { type: string } }] }
        ζ: { anyOf: [{ $ref: '#/components/schemas/B' }, { type: string, const: '' }] }
      if: { properties: { α: { const: 1 } } }
      then: { required: [β] }
    B: { type: object, properties: { ζ: { type: string, example: ζ }, η: { $ref: '#/components/schemas/A' } } }
`

export const GREEK_FILES: Files = {
  'content/index.md': '# Πύλη\n\n[Οδηγός](docs/index.md)',
  'content/docs/index.md': '# Οδηγός',
  'content/docs/page.md': PAGE,
  'content/docs/v1/index.md': '# Οδηγός',
  'content/bg/docs/page.md': PAGE,
  'content/next/page.md': '# Σελίδα',
  'content/next/draft.md': '---\ndraft: true\ntags: [Χρήμα]\n---\n# Πρόχειρο',
  'content/authors.yaml': 'anna: { name: Άννα }\n',
  ...Object.fromEntries(
    Array.from({ length: 11 }, (_, index) => [
      `content/news/2026-11-${String(index + 10)}-post.md`,
      `---\nauthors: anna\ntags: [Χρήμα]\n---\n# Νέο ${index}\n\nΑρχή.\n\n<!-- truncate -->\n\nΤέλος.`,
    ]),
  ),
  'openapi/offers.yaml': SPEC,
}
