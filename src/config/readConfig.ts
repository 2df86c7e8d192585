import type { ApiConfig, SidebarConfig, SiteConfig, VersionConfig } from '../model/config.ts'
import { embedOrigin } from '../model/embeds.ts'
import type { SourceFile } from '../model/page.ts'
import type { PictureSizes } from '../model/pictureSizes.ts'
import { type Checked, error, type Place, type Problem, startOf } from '../model/problem.ts'
import { leavesSite } from '../model/redirect.ts'
import { CONTENT_FOLDER, route, sourcePath } from '../model/route.ts'
import { valuesInComments } from '../yaml/comments.ts'
import { childOf, type YamlNode } from '../yaml/node.ts'
import { parseYaml } from '../yaml/parseYaml.ts'
import { readShape } from '../yaml/shape.ts'
import { checkConfig, isLinkBase } from './checkConfig.ts'
import { readFeedback } from './feedback.ts'
import { folderInContent } from './folderInContent.ts'
import { readAnalytics } from './head/analytics.ts'
import { readHead } from './head/readHead.ts'
import { checkRoutes } from './languages/checkRoutes.ts'
import { readLanguages } from './languages/readLanguages.ts'
import { readOpenIn } from './openIn.ts'
import { readAnnouncement } from './readAnnouncement.ts'
import { readBlogs } from './readBlogs.ts'
import { readFooterItem, readNavigationItem } from './readNavigation.ts'
import { replaceInConfig } from './replaceInConfig.ts'
import { ROOT, siteShape, type UserConfig } from './siteShape.ts'
import { socialLinks } from './socialLinks.ts'
import { readTheme } from './theme/readTheme.ts'
import { withSafeHrefs } from './withSafeHrefs.ts'

type UserApi = NonNullable<UserConfig['apis']>[number]
type UserVersion = NonNullable<UserConfig['versions']>[number]

/** What the caller sets instead of the file. */
type ConfigOverrides = { baseUrl?: string | undefined; lenient?: boolean | undefined }

/**
 * Reads `content/site.yaml` and fills in every default; the value is undefined if the configuration cannot be used.
 * Rules: `invalid-yaml`, `invalid-config`, `unknown-variable`.
 */
export function readConfig(file: SourceFile, overrides: ConfigOverrides = {}): Checked<SiteConfig | undefined> {
  const { value: parsed, problems: yamlProblems } = parseYaml(file)
  if (!parsed) return { value: undefined, problems: yamlProblems.length > 0 ? yamlProblems : [emptyConfig(file)] }
  const replaced = replaceInConfig(parsed)
  const { value: user, problems } = readShape(replaced.value.node, siteShape, 'invalid-config')
  const all = [...yamlProblems, ...valuesInComments(parsed, file.text), ...replaced.problems, ...problems]
  if (!user?.title || !user.url) return { value: undefined, problems: all }
  const theme = readTheme(user.theme)
  const head = [readHead(user.head ?? []), readAnalytics(user.analytics)]
  const feedback = readFeedback(user.feedback)
  const blogs = readBlogs(user.blogs)
  const languages = readLanguages(user, placeOfLanguage(file, replaced.value.node))
  const own = {
    ...languages.value,
    theme: theme.value,
    feedback: feedback.value,
    blogs: blogs.value,
    head: head.flatMap(({ value }) => value),
  }
  const config = { ...fillDefaults(file, user, replaced.value.variables, overrides), ...own }
  const { value, problems: unsafe } = withSafeHrefs(config)
  return {
    value,
    problems: [
      ...all,
      ...checkConfig(value, user),
      ...checkRoutes(value),
      ...[languages, theme, feedback, blogs, ...head].flatMap((read) => read.problems),
      ...unsafe,
    ],
  }
}

/** A key whose value needs neither a default nor another form stays as it was read. */
function fillDefaults(
  file: SourceFile,
  user: UserConfig,
  variables: ReadonlyMap<string, string>,
  { baseUrl, lenient }: ConfigOverrides,
): Omit<SiteConfig, 'theme' | 'head' | 'feedback' | 'blogs' | 'texts' | 'language' | 'direction' | 'languages'> {
  const {
    place: _place,
    theme: _theme,
    head: _head,
    analytics: _analytics,
    feedback: _feedback,
    blogs: _blogs,
    texts: _texts,
    ...written
  } = user
  return {
    ...written,
    file: file.path,
    root: route(ROOT),
    title: user.title ?? '',
    brand: user.brand ?? '',
    tagline: user.tagline ?? '',
    url: (user.url?.value ?? '').replace(/\/$/, ''),
    baseUrl: baseUrl ?? user.baseUrl?.value ?? ROOT,
    lenient: lenient ?? user.lenient,
    variables,
    logo: readLogo(user),
    favicon: user.favicon && linkValue(user.favicon),
    image: user.image && linkValue(user.image),
    announcement: readAnnouncement(user.announcement),
    versions: (user.versions ?? []).flatMap(readVersion),
    navigation: (user.navigation ?? []).flatMap(readNavigationItem),
    footer: [...(user.footer ?? []).flatMap(readFooterItem), ...socialLinks(user.social ?? [])],
    editUrl: user.editUrl?.value,
    openIn: readOpenIn(user.openIn),
    sidebars: readSidebars(user),
    apis: (user.apis ?? []).flatMap(readApi),
    glossary: user.glossary && folderInContent(user.glossary.value),
    glossaryPage: user.glossaryPage && {
      path: sourcePath(CONTENT_FOLDER + user.glossaryPage.value.replace(/^\//, '')),
      place: user.glossaryPage.place,
    },
    redirects: [...(user.redirects ?? [])].map(([from, { value, place }]) => ({ from, to: composed(value), place })),
    colorMode: withoutPlace(user.colorMode),
    toc: withoutPlace(user.toc),
    embeds: user.embeds.map(({ value }) => embedOrigin(value) ?? value),
    embedded: [],
    assets: withoutPlace(user.assets),
    images: readImages(user.images),
    markdown: withoutPlace(user.markdown),
    links: { ...withoutPlace(user.links), ignore: user.links.ignore.map(linkValue) },
  }
}

const placeOfLanguage = ({ path }: SourceFile, config: YamlNode): Place =>
  childOf(config, 'language')?.place ?? startOf(path)

const withoutPlace = <T extends object>({ place: _, ...values }: T & { place?: Place }): Omit<T, 'place'> => values

const FORMATS: PictureSizes['formats'] = ['avif', 'webp']

/** For a column of text, and for screens that show it twice as sharp. */
const WIDTHS = [480, 960, 1440]

function readImages({ zoom, widths, formats }: UserConfig['images']): SiteConfig['images'] {
  const place = (widths ?? formats)?.place
  // The order of formats is that in which browsers choose: the smaller one first.
  const wanted = FORMATS.filter((format) => (formats?.value ?? FORMATS).includes(format))
  return { zoom, small: place && { widths: widths?.value ?? WIDTHS, formats: wanted, place } }
}

const linkValue = ({ value, place }: { value: string; place: Place }) => ({ target: value, place })

function readLogo({ logo }: UserConfig): SiteConfig['logo'] {
  if (!logo?.light) return undefined
  return { light: logo.light, dark: logo.dark ?? logo.light, alt: logo.alt ?? '', place: logo.place }
}

function readVersion({ id, label, to, banner }: UserVersion): VersionConfig[] {
  if (id === undefined || !to) return []
  return [{ id, label: label ?? id, route: route(to.value), banner, place: to.place }]
}

function readSidebars({ sidebars }: UserConfig): SidebarConfig[] | undefined {
  if (!sidebars) return undefined
  return [...sidebars].map(([id, { label, items, routes, place }]) => {
    return { id, label: label ?? id, items: items ?? [], routes, place }
  })
}

function readApi({ spec, route: at, primaryColor, linkBase, pages, version }: UserApi): ApiConfig[] {
  if (!spec || at === undefined) return []
  return [
    {
      spec: sourcePath(spec.value),
      route: route(at),
      primaryColor: primaryColor?.value,
      linkBase: linkBase && isLinkBase(linkBase.value) ? linkBase.value : undefined,
      pages,
      version: version && { id: version.value, place: version.place },
      place: spec.place,
    },
  ]
}

function emptyConfig(file: SourceFile): Problem {
  const fix = 'add at least "title: …" and "url: https://…"'
  return error('invalid-config', startOf(file.path), { message: 'the file is empty', fix })
}

/** An address of the site in the form of its routes; an address of another site stays as it is. */
const composed = (to: string): string => (leavesSite(to) ? to : to.normalize('NFC'))
