import { expect, test } from 'vitest'
import { placeholder } from '../../src/model/html.ts'
import { markdownText } from '../../src/model/markdown.ts'
import { completeAddress, withAddresses } from '../../src/text/addresses.ts'

const PAGES = [
  'https://a.example/api/',
  'https://a.example/caf%C3%A9/x',
  'http://a.example:8080/b',
  'https://a.example/.b/',
  'file:///a/b/',
]

const ADDRESSES = [
  ...['#schema-Offer.id', '#', '#a%20b', '#ä', '#a b', '/', '/api/', '/api/offers/#operation-get', '/api', '/api/a.md'],
  ...['//b.example/', '/api//x', '/a/../b', '/./a', '/.well-known/x', '/%2e%2e/a', '/a/.', '/ä', '/a?b=c', '/a|b'],
  ...['a', '../a', '', 'https://b.example', 'mailto:a@b.example', '/a(b)', '/a/#(b)', 'https://['],
]

test('an address without anything to resolve becomes complete as all others do', () => {
  for (const page of PAGES) {
    for (const argument of ADDRESSES) {
      const text = markdownText(placeholder({ kind: 'address', argument }))
      const written = withAddresses(text, { page, fill: () => '' })
      expect({ page, argument, written }).toEqual({ page, argument, written: completeAddress(argument, page) })
    }
  }
})
