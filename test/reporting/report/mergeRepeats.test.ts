import { expect, test } from 'vitest'
import { warning } from '../../../src/model/problem.ts'
import { sourcePath } from '../../../src/model/route.ts'
import { mergeRepeats } from '../../../src/reporting/report/mergeRepeats.ts'

const at = (line: number) => ({ file: sourcePath('openapi/api.yaml'), line, column: 1 })

test('a merged problem keeps the other places of each', () => {
  const twice = (line: number) => ({ ...warning('invalid-spec', at(line), { message: 'm' }), others: [at(line + 1)] })
  const lines = mergeRepeats([twice(1), twice(5)]).map(({ problem, others }) =>
    [problem, ...others].map((place) => place.line),
  )
  expect(lines).toEqual([[1, 2, 5, 6]])
})
