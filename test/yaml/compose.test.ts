import { parseEvents } from 'js-yaml'
import { expect, test } from 'vitest'
import { composeNode } from '../../src/yaml/compose.ts'
import { placesIn } from '../../src/yaml/places.ts'

test('a text of more than 20 MB is refused', () => {
  const text = 'x'.repeat(20 * 1024 * 1024 + 1)
  // Parsing the text itself takes seconds.
  const events = parseEvents('x', {}).map((event) =>
    'valueEnd' in event ? { ...event, valueEnd: text.length } : event,
  )
  expect(() => composeNode(events, text, placesIn('x.yaml', text))).toThrow('the text is longer than 20 MB')
})
