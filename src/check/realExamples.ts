import type { ExampleText } from '../model/exampleText.ts'
import { distinct, type Place, type Problem, warning } from '../model/problem.ts'
import type { Site } from '../model/site.ts'
import { siteInAll } from '../model/siteLanguages.ts'
import { CARD, IBAN } from './identifiers/accounts.ts'
import { domainOf, EMAIL, HOST } from './identifiers/hosts.ts'
import type { IdentifierKind } from './identifiers/kind.ts'
import { PHONE } from './identifiers/phones.ts'
import { ISIN, LEI } from './identifiers/securities.ts'
import type { SiteLinks } from './siteLinks.ts'

const IN_CODE = [ISIN, LEI, IBAN, CARD, EMAIL, PHONE]

/** Reports examples that could be someone's, in the code of pages and in API documents. Rules: `real-example`. */
export function realExamples(site: Site, { config }: SiteLinks): Problem[] {
  const contents = [...site.routes.values()]
  const ofPages = contents.flatMap((content) =>
    content.kind === 'page' && !content.page.translation?.standsIn ? content.page.exampleTexts : [],
  )
  const apis = [...new Set(siteInAll(site).flatMap((each) => each.apis))]
  const texts = [...ofPages, ...apis.flatMap(({ exampleTexts }) => exampleTexts)]
  if (texts.length === 0) return []
  const ofApis = apis.flatMap(({ links, requests }) => [
    ...links.flatMap((link) => (link.kind === 'external' ? link.href : [])),
    ...requests.servers.map(({ url }) => url),
    ...Object.values(requests.operations).flatMap(({ servers = [] }) => servers.map(({ url }) => url)),
  ])
  const ofConfig = config.flatMap((link) => (link.kind === 'external' ? link.href : []))
  const own = domainsIn([site.config.url, ...site.config.variables.values(), ...ofConfig, ...ofApis])
  return distinct(texts.flatMap((text) => realIn(text, own)))
}

/** The domains that the site itself names are those of its owner, so that addresses there are no examples. */
const domainsIn = (texts: string[]): Set<string> =>
  new Set(texts.flatMap((text) => (text.match(DOMAIN) ?? []).map(domainOf)))

const DOMAIN = /(?<![\w.-])(?:[a-z\d][a-z\d-]{0,62}\.){1,8}[a-z]{2,24}(?![\w-])/gi

function realIn({ text, place, kind: of }: ExampleText, own: ReadonlySet<string>): Problem[] {
  const kinds = of === 'address' ? [HOST, ...IN_CODE] : IN_CODE
  return kinds.flatMap((kind) =>
    [...text.matchAll(kind.pattern)].flatMap(({ 0: written, index }) => {
      const instead = isOwn(kind, written, own) ? undefined : kind.instead(written)
      return instead === undefined
        ? []
        : [realExample(kind, written, instead, of === 'code' ? { ...place, column: place.column + index } : place)]
    }),
  )
}

const isOwn = ({ name }: IdentifierKind, written: string, own: ReadonlySet<string>): boolean =>
  (name === HOST.name || name === EMAIL.name) && own.has(domainOf(written.slice(written.indexOf('@') + 1)))

function realExample({ name }: IdentifierKind, written: string, instead: string, place: Place): Problem {
  const message = `"${written}" could be ${name}`
  return warning('real-example', place, {
    message,
    fix: `write "${instead}", which belongs to no one`,
    target: written,
    once: message,
  })
}
