import type { ApiView, ContentsGroup, FactView } from '../../model/apiView.ts'
import type { ApiConfig } from '../../model/config.ts'
import type { Prose } from '../../model/richText.ts'
import { SPEC_JSON, SPEC_YAML } from '../../model/route.ts'
import type { Texts } from '../../model/texts/texts.ts'
import type { Info } from '../read/info.ts'
import { addressFacts, moreFacts } from './addressFacts.ts'
import { addressOf } from './anchors.ts'
import type { Context } from './context.ts'
import { securitySchemeViews } from './security.ts'
import { serverViews } from './serverViews.ts'

/** The introduction, before the operations. */
export type Opening = Omit<ApiView, 'part' | 'directory' | 'contentsFile' | 'groups' | 'schemasTitle' | 'schemas'>

export function openingOf(context: Context, config: ApiConfig): Opening {
  const { document, texts, words, hrefOf } = context
  const { reference } = words
  const { info, servers, securitySchemes } = document
  const description = texts.describe(info.description, 'api', 2)
  return {
    title: info.title ?? 'API',
    version: info.version,
    summary: info.summary,
    logo: texts.describe(info.logo, 'api'),
    description,
    facts: [...infoFacts(info, words), ...moreFacts(context, document.docs)],
    downloads: [
      { label: reference.yaml, href: hrefOf(SPEC_YAML) },
      { label: reference.json, href: hrefOf(SPEC_JSON) },
      { label: reference.postman, href: hrefOf('postman.json') },
    ],
    primaryColor: config.primaryColor,
    contents: [
      ...aboutContents(context, description),
      ...sectionContents(context, 'servers', servers.length > 0),
      ...sectionContents(context, 'authentication', securitySchemes.length > 0),
    ],
    servers: serverViews(context),
    security: securitySchemeViews(context),
  }
}

/** The main headings of the description. Many documents have their guides there. */
function aboutContents(context: Context, description: Prose | undefined): ContentsGroup[] {
  const headings = description?.headings ?? []
  const highest = headings.reduce((level, heading) => Math.min(level, heading.level), Infinity)
  const items = headings
    .filter(({ level }) => level === highest)
    .map(({ id, text }) => ({
      method: undefined,
      path: undefined,
      deprecated: false,
      id,
      href: addressOf(id),
      label: text,
    }))
  return sectionContents(context, 'about', items.length > 0).map((group) => ({ ...group, items }))
}

/** The ids of these sections are fixed: the theme writes them. */
function sectionContents(
  { anchors, words }: Context,
  section: 'about' | 'servers' | 'authentication',
  shown: boolean,
): ContentsGroup[] {
  const id = anchors.idOf('section', section)
  return shown ? [{ label: words.reference[section], id, href: addressOf(id), level: 0, items: [] }] : []
}

const infoFacts = ({ contact, email, license, terms }: Info, { facts }: Texts): FactView[] => [
  ...addressFacts(facts.contact, contact),
  ...(email === undefined
    ? []
    : [{ label: facts.email, value: [{ kind: 'link' as const, text: email, href: `mailto:${email}` }] }]),
  ...addressFacts(facts.licence, license),
  ...addressFacts(facts.terms, terms),
]
