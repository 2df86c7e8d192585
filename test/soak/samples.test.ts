import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { sampleFaults } from '../openapi/samples/sampleFaults.ts'

const SHARED = join(import.meta.dirname, '../../../shared')

const documentsIn = (folder: string): string[] =>
  existsSync(join(SHARED, folder))
    ? readdirSync(join(SHARED, folder))
        .filter((name) => /\.(?:json|ya?ml)$/.test(name))
        .map((name) => join(SHARED, folder, name))
    : []

// What `npm test` has is left out here.
const files = [
  ...documentsIn('specs').filter((path) => basename(path) === 'stripe.yaml'),
  ...documentsIn('conformance/openapi-v3.1/pass'),
  ...documentsIn('conformance/openapi-v3.2/pass'),
]

test.skipIf(files.length === 0)(
  'each sample of Stripe and of the official suites is valid, or the document is wrong (without ../shared: skipped)',
  async () => {
    const found: Record<string, Record<string, number>> = {}
    for (const path of files) {
      const faults = await sampleFaults(path)
      if (Object.keys(faults).length > 0) found[`${basename(dirname(dirname(path)))}/${basename(path)}`] = faults
    }
    expect(found).toEqual({})
  },
)
