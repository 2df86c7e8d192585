import type { LanguageConfig } from '../../model/config.ts'
import { type Page, placeOf } from '../../model/page.ts'
import { CONTENT_FOLDER, type Route } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import type { LanguageParts, SiteParts } from '../assembleLanguage.ts'
import type { AuthorDefinitions } from '../blog/definedAuthors.ts'
import type { Folders } from '../folders/readFolders.ts'
import type { TagDefinitions } from '../tags/definedTags.ts'
import { localConfig, type Say, sayIn } from './localConfig.ts'
import { localPages, pagesIn } from './localPages.ts'

/** The pages in the language of the site, and what they are assembled with. */
export function originalPages(parts: SiteParts): LanguageParts {
  const { code, others } = codesIn(parts)
  const pages = others.length === 0 ? parts.pages : pagesIn(code, parts.pages, others)
  return { ...parts, apis: apisOf(parts, parts.config.apis), ...split(pages, parts.withDrafts) }
}

/** The same for each other language, with originals in place of the translations that are missing. */
export function translatedParts(parts: SiteParts, originals: Site['routes']): LanguageParts[] {
  const isMirrored = (at: Route): boolean => originals.has(at) && originals.get(at)?.kind !== 'health'
  return parts.config.languages.slice(1).map((language) => {
    const config = localConfig(parts.config, language, isMirrored)
    const say = sayIn(language)
    return {
      ...parts,
      config,
      apis: apisOf(parts, config.apis),
      folders: localFolders(parts.folders, language, say),
      tags: parts.tags && localTags(parts.tags, language, say),
      authors: parts.authors && localAuthors(parts.authors, language, say),
      ...pagesOf(language, parts),
    }
  })
}

type Pages = Pick<LanguageParts, 'published' | 'unpublished'>

function pagesOf(language: LanguageConfig, parts: SiteParts): Pages {
  const { code, others } = codesIn(parts)
  const originals = split(pagesIn(code, parts.pages, others), parts.withDrafts)
  const translations = split(pagesIn(language.code, parts.pages, others), parts.withDrafts)
  const published = localPages(translations.published, originals.published, language)
  const shown = new Set(published.map(placeOf))
  const unpublished = localPages(translations.unpublished, originals.unpublished, language)
  return { published, unpublished: unpublished.filter((page) => !shown.has(placeOf(page))) }
}

const codesIn = ({ config }: SiteParts) => ({
  code: config.language,
  others: config.languages.slice(1).map(({ code }) => code),
})

function split(pages: Page[], withDrafts: boolean): Pages {
  if (withDrafts) return { published: pages, unpublished: [] }
  return {
    published: pages.filter((page) => !page.frontMatter.draft),
    unpublished: pages.filter((page) => page.frontMatter.draft),
  }
}

const apisOf = ({ apis }: SiteParts, own: { route: Route }[]): SiteParts['apis'] =>
  apis.filter(({ config }) => own.some(({ route }) => route === config.route))

/** The settings of a folder, with those of the same folder of the language. */
function localFolders(folders: Folders, { code }: LanguageConfig, say: Say): Folders {
  const own = `${CONTENT_FOLDER}${code}`
  const said = [...folders].map(([path, settings]): [string, typeof settings] => {
    const local = folders.get(path.replace(CONTENT_FOLDER.slice(0, -1), own))
    const label = local?.label ?? (settings.label === undefined ? undefined : say(settings.label))
    const description =
      local?.description ?? (settings.description === undefined ? undefined : say(settings.description))
    return [path, { ...settings, label, description }]
  })
  return new Map(said)
}

/** The authors, with the file of the language over them. */
function localAuthors(authors: AuthorDefinitions, { code }: LanguageConfig, say: Say): AuthorDefinitions {
  const said = [...authors].map(([id, author]): [string, typeof author] => {
    const { name = author.name, title = say(author.title) } = author.translations.get(code) ?? {}
    return [id, { ...author, name, title }]
  })
  return new Map(said)
}

/** The tags, with the file of the language over them. */
function localTags(tags: TagDefinitions, { code }: LanguageConfig, say: Say): TagDefinitions {
  const said = [...tags].map(([slug, tag]): [string, typeof tag] => {
    const { label = say(tag.label), description = say(tag.description) } = tag.translations.get(code) ?? {}
    return [slug, { ...tag, label, description }]
  })
  return new Map(said)
}
