import { expect, test } from 'vitest'
import { onceFor } from '../../src/render/onceFor.ts'

test('what is made for a key is made once, also where it is nothing', () => {
  const asked: string[] = []
  const made = onceFor((locale: string) => {
    asked.push(locale)
    return locale === 'en' ? undefined : `of ${locale}`
  })
  expect([made('en'), made('de'), made('en'), made('de')]).toEqual([undefined, 'of de', undefined, 'of de'])
  expect(asked).toEqual(['en', 'de'])
})
