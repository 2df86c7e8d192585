import { expect, test } from 'vitest'
import { report } from '../readApi.ts'

const serverWith = (server: string): string => `servers: [{ ${server} }]\npaths: {}\n`

test('a variable of the address of a server has to be there', async () => {
  expect(
    await report(serverWith("url: 'https://{regoin}.example.com', variables: { region: { default: eu } }")),
  ).toEqual([
    '3:18 warning invalid-spec: the server "https://{regoin}.example.com" has no variable "regoin"\n' +
      '  fix: did you mean "region"?',
  ])
  const inOperation =
    "paths: { /a: { get: { servers: [{ url: 'https://{host}/' }], responses: { 200: { description: A } } } } }"
  expect(await report(inOperation)).toEqual([
    '3:40 warning invalid-spec: the server "https://{host}/" has no variable "host"\n' +
      '  fix: add "host: { default: … }" to its "variables"',
  ])
})

test('the default of a variable is one of its values', async () => {
  const variables = (preset: string) => `variables: { a: { default: ${preset}, enum: ['8443', '443'] } }`
  expect(await report(serverWith(`url: 'https://a.example.com:{a}', ${variables("'80'")}`))).toEqual([
    '3:74 warning invalid-spec: "80" is the default of the server variable "a", but is not in its "enum"\n' +
      '  fix: add it there, or write one of "8443", "443"',
  ])
  expect(await report(serverWith(`url: 'https://a.example.com:{a}', ${variables("'443'")}`))).toEqual([])
})
