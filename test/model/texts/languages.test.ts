import { expect, test } from 'vitest'
import { en } from '../../../src/model/texts/en.ts'
import { LANGUAGES, textsOf } from '../../../src/model/texts/languages.ts'
import type { TextTree } from '../../../src/model/texts/merge.ts'
import { slotsIn } from '../../../src/model/texts/texts.ts'

/** The texts by their paths; of a plural the one of `other`. */
function pathsIn(tree: TextTree, above = ''): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const path = `${above}${key}`
    if (value === undefined) return []
    if (typeof value === 'string') return [[path, value]]
    return 'other' in value ? [[path, String(value['other'])]] : pathsIn(value, `${path}.`)
  })
}

/** A language may name the thing that is counted without its number. */
const english = new Map(pathsIn(en))

const others = LANGUAGES.filter((language) => language !== 'en').map(
  (language) => [language, textsOf(language) ?? en] as const,
)

test.each(others)('every text in %s has the names between braces that the English one has', (_, texts) => {
  const differing = pathsIn(texts).filter(
    ([path, text]) =>
      slotsIn(text).toSorted().join() !==
      slotsIn(english.get(path) ?? '')
        .toSorted()
        .join(),
  )
  expect(differing).toEqual([])
})

test.each(others)('every number in %s has the plurals of the language', (language, texts) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const needed = pluralCategories.filter((form) => !['many', 'zero'].includes(form) || language === 'ar')
  const plurals = [texts.lists.pages, texts.blog.posts, texts.limits.characters, texts.search.results]
  const unnamed = plurals.filter((forms) => needed.includes('few') && !('few' in forms))
  expect(unnamed).toEqual([])
})

test('in French, no line begins with a mark that a space stands before, or ends with a quotation mark', () => {
  const breaking = pathsIn(textsOf('fr') ?? en).filter(([, text]) => / [:;?!»]|« /.test(text))
  expect(breaking).toEqual([])
})

test('the theme has texts in every language that it names', () => {
  expect(LANGUAGES.filter((language) => !textsOf(language))).toEqual([])
})
