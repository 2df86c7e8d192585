import { expect, test } from 'vitest'
import { de } from '../../src/model/texts/de.ts'
import { en } from '../../src/model/texts/en.ts'
import { byTexts } from '../../src/render/byTexts.ts'

test('what is made of texts is made once for each language, also where it is nothing', () => {
  const asked: string[] = []
  const made = byTexts(({ locale }) => {
    asked.push(locale)
    return locale === 'en' ? undefined : `of ${locale}`
  })
  expect([made(en), made(de), made(en), made(de)]).toEqual([undefined, 'of de', undefined, 'of de'])
  expect(asked).toEqual(['en', 'de'])
})
