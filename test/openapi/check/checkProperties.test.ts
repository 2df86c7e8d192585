import { expect, test } from 'vitest'
import { sourcePath } from '../../../src/model/route.ts'
import { checkProperties } from '../../../src/openapi/check/checkProperties.ts'
import { readDocument } from '../../../src/openapi/read/readDocument.ts'
import { cpuSeconds } from '../../cpuSeconds.ts'

const SIZE = 40

const numbered = <T>(of: (index: number) => T): T[] => Array.from({ length: SIZE }, (_, index) => of(index))

/** Each schema of a layer is one of all of the next. */
const layer = (name: string, next: string) =>
  numbered((index): [string, unknown] => [
    `${name}${index}`,
    { oneOf: numbered((each) => ({ $ref: `#/components/schemas/${next}${each}` })) },
  ])

test('choices of choices of choices are looked through once each', async () => {
  const schemas = Object.fromEntries([
    ...layer('A', 'B'),
    ...layer('B', 'C'),
    ...layer('C', 'D'),
    ...numbered((index): [string, unknown] => [`D${index}`, { properties: { [`d${index}`]: {} } }]),
    [
      'Top',
      {
        required: ['d0', 'e'],
        properties: { a: {} },
        oneOf: numbered((each) => ({ $ref: `#/components/schemas/A${each}` })),
      },
    ],
  ])
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {},
    components: { schemas },
  })
  const { value } = readDocument({ path: sourcePath('a.json'), text }, () => undefined, new Map())
  const { document } = value ?? expect.fail('not read')
  let messages: string[] = []
  const seconds = await cpuSeconds(async () => {
    messages = checkProperties(document).map(({ message }) => message)
  })
  expect(messages).toEqual(['"e" is required, but is not in "properties"'])
  expect(seconds).toBeLessThan(0.5)
})
