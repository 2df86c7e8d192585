import type { LanguageConfig, SiteConfig } from '../../model/config.ts'
import { directionOf } from '../../model/language.ts'
import { usualTag } from '../../model/languageTag.ts'
import { type Checked, error, type Place, type Problem } from '../../model/problem.ts'
import { route, sourcePath } from '../../model/route.ts'
import { didYouMean } from '../../model/suggestion.ts'
import { readAnnouncement } from '../readAnnouncement.ts'
import type { UserConfig } from '../siteShape.ts'
import { readTexts } from '../texts/readTexts.ts'

type UserLanguage = NonNullable<UserConfig['languages']>[number]

/** The language of a site, and all of its languages if there are several, that of the site first. */
type Languages = Pick<SiteConfig, 'language' | 'direction' | 'languages' | 'roots' | 'texts'>

/**
 * Addresses in the language of the site have no prefix; the others are below their tags, in the letters of the configuration.
 * @param place where the site names its language
 */
export function readLanguages(user: UserConfig, place: Place): Checked<Languages> {
  const { language, languages = [], apis = [], texts: ownTexts = new Map() } = user
  const read = languages.flatMap((each) => readLanguage(each, ownTexts))
  const found = read.map(({ value }) => value)
  const own = language ?? usualTag(found[0]?.code ?? 'en')
  const specs = apis.flatMap(({ spec }) => spec?.value ?? [])
  const others = found.filter(({ code }) => usualTag(code) !== own)
  const first = found.find(({ code }) => usualTag(code) === own)
  const texts = readTexts(own, ownTexts, place)
  const all = first && others.length > 0 ? [{ ...first, code: own, root: route('/') }, ...others] : []
  return {
    value: {
      language: own,
      direction: directionOf(own),
      languages: all,
      texts: texts.value,
      ...(all.length > 0 ? { roots: all.map(({ root }) => root) } : {}),
    },
    problems: [
      ...(first ? [] : texts.problems),
      ...read.flatMap(({ problems }) => problems),
      ...repeated(found),
      ...languages.flatMap((each) => unknownDocuments(each, specs)),
      ...(found[0] && !first ? [notAmong(own, found[0])] : []),
    ],
  }
}

function readLanguage(
  { code, label, title, tagline, announcement, apis, labels }: UserLanguage,
  ownTexts: ReadonlyMap<string, unknown>,
): Checked<LanguageConfig>[] {
  if (!code || label === undefined) return []
  const texts = readTexts(usualTag(code.value), ownTexts, code.place)
  const value: LanguageConfig = {
    code: code.value,
    direction: directionOf(code.value),
    label,
    root: route(code.value),
    title,
    tagline,
    announcement: readAnnouncement(announcement),
    apis: new Map([...(apis ?? [])].map(([spec, { value }]) => [sourcePath(spec), sourcePath(value)])),
    labels: labels ?? new Map(),
    place: code.place,
    texts: texts.value,
  }
  return [{ value, problems: texts.problems }]
}

const repeated = (languages: LanguageConfig[]): Problem[] =>
  languages.flatMap(({ code, place }, index) =>
    languages.slice(0, index).some((other) => usualTag(other.code) === usualTag(code))
      ? [error('invalid-config', place, { message: `the language "${code}" is listed twice`, fix: 'remove one' })]
      : [],
  )

const notAmong = (own: string, { place }: LanguageConfig): Problem =>
  error('invalid-config', place, {
    message: `"languages" does not list "${own}", the language of the site`,
    fix: `add "- { code: ${own}, label: … }", or set "language" to one of the list`,
  })

const unknownDocuments = ({ apis }: UserLanguage, specs: string[]): Problem[] =>
  [...(apis ?? [])].flatMap(([spec, { place }]) =>
    specs.includes(spec)
      ? []
      : [
          error('invalid-config', place, {
            message: `"apis" has no document "${spec}"`,
            fix: didYouMean(spec, specs) ?? 'add it under "apis", or remove its translation',
          }),
        ],
  )
