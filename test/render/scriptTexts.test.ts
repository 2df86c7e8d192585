import { expect, test } from 'vitest'
import { de } from '../../src/model/texts/de.ts'
import { textsOf } from '../../src/model/texts/languages.ts'
import { scriptTexts } from '../../src/render/scriptTexts.ts'
import { site } from '../site.ts'

const CONFIG = 'title: P\nurl: https://p.example.com\nlanguage: '

test('a page in another language has what scripts say there; one in English has what they bring', async () => {
  const [german, english] = await Promise.all(
    ['de', 'en-GB'].map((language) => site({ 'content/site.yaml': CONFIG + language })),
  )
  const written = /<script type="application\/json" id="__texts">(.*?)<\/script>/.exec(german?.html('/') ?? '')?.[1]
  expect(JSON.parse(written ?? '{}')).toEqual({ locale: 'de', script: de.script, search: de.search })
  expect(english?.html('/')).not.toContain('__texts')
})

test('only a reference has the words of the request form', () => {
  const texts = textsOf('fr') ?? expect.fail()
  expect(JSON.parse(scriptTexts(texts, true) ?? '{}').form).toEqual(texts.form)
})
