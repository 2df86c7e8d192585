import { expect, test } from 'vitest'
import { schemaVersionOf } from '../../../src/openapi/check/schemaVersion.ts'

test.each([
  [{ swagger: '2.0' }, '2.0'],
  [{ openapi: '3.0.4' }, '3.0'],
  [{ openapi: '3.1.0' }, '3.1'],
  [{ openapi: '3.2.0' }, '3.2'],
  [{ openapi: '2.0' }, undefined],
  [{ swagger: '3.0' }, undefined],
  [{ swagger: 2 }, undefined],
  [{ openapi: '4.0.0' }, undefined],
  [{ openapi: 'x3.1' }, undefined],
  [{}, undefined],
])('%j is judged by the schema of %s', (document, version) => {
  expect(schemaVersionOf(document)).toBe(version)
})
