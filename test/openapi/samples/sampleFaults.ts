import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { sourcePath } from '../../../src/model/route.ts'
import { readDocument } from '../../../src/openapi/read/readDocument.ts'
import { judgeSamples } from '../../../src/openapi/samples/judgeSamples.ts'

/** What is wrong with the samples of a document, as the report on coverage names it, and how often. */
export async function sampleFaults(path: string): Promise<Record<string, number>> {
  const text = readFileSync(path, 'utf8')
  const { value } = readDocument({ path: sourcePath('a.yaml'), text }, () => undefined, new Map())
  const { missing } = await judgeSamples(value?.document ?? expect.fail(`${path} is not read`))
  const counts: Record<string, number> = {}
  for (const each of missing) {
    const [, fault = each] = /: (.+?)(?: of the "oneOf" schemas)?$/s.exec(each) ?? []
    counts[fault] = (counts[fault] ?? 0) + 1
  }
  return counts
}
