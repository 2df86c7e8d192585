import { expect, test } from 'vitest'
import { evaluate } from '../../../src/pipeline/own/evaluate.ts'

test('code that does not end when it is loaded is stopped', () => {
  expect(() => evaluate({ code: 'for (;;);' }, {}, { limit: 20 })).toThrow(
    'it was stopped after 0.02 s; does it have a loop that never ends?',
  )
})
