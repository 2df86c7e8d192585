import { expect } from 'vitest'
import { HOSTILE_TEXTS, randomTexts } from '../openapi/request/snippets/hostileTexts.ts'
import type { Received } from '../openapi/request/snippets/recordingServer.ts'
import { SNIPPET_RUNNERS } from '../openapi/request/snippets/sendSnippets.ts'
import { serverTest } from '../openapi/request/snippets/serverTest.ts'
import { snippetsOf } from '../openapi/request/snippets/snippetsOf.ts'

const HOST = 'https://hostile.example.com'

// A path without a value is another path.
const TEXTS = [...HOSTILE_TEXTS, ...randomTexts(150)].filter((text) => text !== '')

/** What a header can have: visible ASCII, without spaces around it. */
const isHeader = (text: string): boolean => /^[!-~](?:[ -~]*[!-~])?$/.test(text)

const valueIn = (place: string, name: string, example: string) => ({
  in: place,
  name,
  required: true,
  schema: { type: 'string' },
  example,
})

const operation = (text: string) => ({
  parameters: [
    valueIn('path', 'part', text),
    valueIn('query', 'q', text),
    ...(isHeader(text) ? [valueIn('header', 'X-Text', text)] : []),
  ],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: { type: 'object' }, example: { text, [`key ${text}`]: [text] } } },
  },
  responses: { 200: { description: 'ok' } },
})

/** A document has one page of a reference with as many operations. */
const OPERATIONS = 20

const FIRSTS = TEXTS.flatMap((_, index) => (index % OPERATIONS === 0 ? [index] : []))

const documentFrom = (first: number) => ({
  openapi: '3.1.0',
  info: { title: 'Hostile', version: '1' },
  servers: [{ url: HOST }],
  paths: Object.fromEntries(
    TEXTS.slice(first, first + OPERATIONS).map((text, index) => [
      `/${first + index}/{part}`,
      { post: operation(text) },
    ]),
  ),
})

/** JSON that is YAML, too, which has no control characters in it. */
const written = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[\u007f-\u00ad\u200b-\u202e\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const documents = await Promise.all(FIRSTS.map((first) => snippetsOf(written(documentFrom(first)))))

/** Mono leaves the characters that turn the direction of text out of addresses, encoded or not. */
const inAddress = (text: string, language: string): string => (language === 'C#' ? text.replaceAll('\u202e', '') : text)

const expectedOf = (language: string) =>
  TEXTS.map((text, index) => ({
    method: 'POST',
    path: ['', String(index), inAddress(text, language)],
    query: [['q', inAddress(text, language)]],
    header: isHeader(text) ? text : undefined,
    body: { text, [`key ${text}`]: [text] },
  }))

function asExpected({ method, url, headers, body }: Received) {
  const { pathname, searchParams } = new URL(url, HOST)
  return {
    method,
    path: pathname.split('/').map(decodeURIComponent),
    query: [...searchParams],
    header: headers['x-text'],
    body: JSON.parse(body) as unknown,
  }
}

for (const { id, language, isHere, send } of SNIPPET_RUNNERS) {
  if (!isHere) console.log(`skipped: nothing here runs ${language}`)
  serverTest.skipIf(!isHere)(
    `${language} sends hostile values in paths, queries, headers and bodies as they are, and runs nothing`,
    async ({ server, scratch }) => {
      const codes = documents.flatMap((snippets) => snippets.get(id) ?? [])
      expect(codes).toHaveLength(TEXTS.length)
      const changed = codes.map((code) => code.replaceAll(HOST, server.address))
      await send(changed, scratch)
      expect(server.received.map(asExpected)).toEqual(expectedOf(language))
    },
  )
}
