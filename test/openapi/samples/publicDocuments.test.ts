import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sampleFaults } from './sampleFaults.ts'

const FOLDER = join(import.meta.dirname, '../../../../shared/specs')
const LARGE = 1_000_000

const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => /\.(?:json|ya?ml)$/.test(name)) : []
const documents = files.filter((name) => statSync(join(FOLDER, name)).size < LARGE)

// Each is a fault of the document: alternatives that do not exclude each other, limits of 3.0 in one of 3.1.
const FAULTS: Record<string, Record<string, number>> = {
  'discriminators.json': {
    'it matches more than one': 2,
    '"config" matches more than one': 1,
    '"connector_properties" matches more than one': 1,
  },
  'polymorphism.json': {
    'it matches more than one': 6,
    '"config" matches more than one': 3,
    '"event" matches more than one': 1,
  },
  'request-examples.json': { 'there is no schema': 10 },
  'schema-validation-local-3.1.json': { 'no value could be made': 5 },
}

test.skipIf(documents.length === 0)(
  'each sample of a public document is valid, or the document is wrong (without ../shared: skipped)',
  async () => {
    const found = await Promise.all(
      documents.map(async (name) => [name, await sampleFaults(join(FOLDER, name))] as const),
    )
    expect(Object.fromEntries(found.filter(([, faults]) => Object.keys(faults).length > 0))).toEqual(FAULTS)
  },
)
