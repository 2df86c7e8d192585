import { site } from '../../../site.ts'

/** A site that is the reference of a document. @param document what it has beside its name and version */
export const siteOfApi = (document: object) =>
  site({
    'content/site.yaml': `title: Portal
url: https://developer.example.com
apis: [{ spec: openapi/a.json, route: /api/ }]
`,
    'openapi/a.json': JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, ...document }),
  })

export const many = <T>(count: number, of: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => of(index))
