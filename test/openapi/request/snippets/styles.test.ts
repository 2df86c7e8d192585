import { expect } from 'vitest'
import { SNIPPET_RUNNERS } from './sendSnippets.ts'
import { serverTest } from './serverTest.ts'
import { snippetsOf } from './snippetsOf.ts'
import { asExpected, DOCUMENT, EXPECTED, HOST } from './styleCases.ts'

const snippets = await snippetsOf(JSON.stringify(DOCUMENT))

// TypeScript is JavaScript with types, which the soak runs, too.
for (const { id, language, isHere, send } of SNIPPET_RUNNERS.filter((each) => each.id !== 'typescript'))
  serverTest.skipIf(!isHere)(
    `${language} sends every style as the specification has it`,
    async ({ server, scratch }) => {
      const codes = (snippets.get(id) ?? []).map((code) => code.replaceAll(HOST, server.address))
      await send(codes, scratch)
      expect(server.received.map(asExpected)).toEqual(EXPECTED)
    },
    60_000,
  )
