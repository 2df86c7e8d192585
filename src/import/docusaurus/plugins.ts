import { joined } from '../paths.ts'
import { CALLEE } from '../read/javascript/scope.ts'
import { asList, asText, isObject, type Json, type JsonObject, listAt, textAt } from '../read/json.ts'

export type DocsPlugin = {
  id: string
  path: string
  route: string
  sidebarPath: string | undefined
  /** What stands before the path of a file where it can be edited. */
  editBase: string | undefined
  options: JsonObject
}
export type BlogPlugin = {
  id: string
  path: string
  route: string
  title: string
  /** How many posts a list has; undefined if it has them all. */
  perPage: number | undefined
  tagsPath: string | undefined
}

export type Plugins = {
  docs: DocsPlugin[]
  blogs: BlogPlugin[]
  redirects: Json[]
  /** The style sheets of the theme, and the identifier at Google Analytics. */
  styles: string[]
  googleId: string | undefined
  /** The names of admonitions that the site adds. */
  keywords: string[]
  /** Whether a plugin may add pages that are not files of the site. */
  mayAddPages: boolean
}

/** The plugins of a configuration: those of the classic preset, and those that it lists itself. */
export function pluginsOf(config: Json): Plugins {
  const presets = listAt(config, 'presets').map(named)
  const classic = presets.find(({ name }) => /classic/.test(name))?.options
  const others = listAt(config, 'plugins').map(named)
  const docs = others.filter(({ name }) => /plugin-content-docs$/.test(name)).map(({ options }) => docsPlugin(options))
  const blogs = others.filter(({ name }) => /plugin-content-blog$/.test(name)).map(({ options }) => blogPlugin(options))
  return {
    docs: [...(classic && classic['docs'] === false ? [] : [docsPlugin(inside(classic, 'docs'))]), ...docs],
    blogs: [...(classic && classic['blog'] !== false ? [blogPlugin(inside(classic, 'blog'))] : []), ...blogs],
    styles: asList(inside(classic, 'theme')['customCss']).flatMap((each) => asText(each) ?? []),
    googleId: [
      inside(classic, 'gtag'),
      ...others.filter(({ name }) => /google-gtag$/.test(name)).map(({ options }) => options),
    ].flatMap((options) => asText(options['trackingID']) ?? asText(listAt(options, 'trackingID')[0]) ?? [])[0],
    keywords: [
      ...['docs', 'blog', 'pages'].map((key) => inside(classic, key)),
      ...others.map(({ options }) => options),
    ].flatMap(keywordsIn),
    mayAddPages: [...presets, ...others].some(({ name }) => !PAGELESS.test(name)),
    redirects: others.filter(({ name }) => /client-redirects$/.test(name)).map(({ options }) => options),
  }
}

/** Plugins that add no page, or those that are read here. */
const PAGELESS =
  /^@docusaurus\/|^(?:preset-)?classic$|search|lunr|zoom|lightbox|image|sass|tailwind|css|analytics|matomo|plausible|gtag|tag-manager|posthog|hotjar|umami|clarity|sitemap|llms|mermaid/i

/** `'name'`, `['name', options]` or a call. */
function named(entry: Json): { name: string; options: JsonObject } {
  const [name, options] = Array.isArray(entry) ? entry : [entry, {}]
  if (isObject(entry) && CALLEE in entry)
    return { name: asText(entry[CALLEE]) ?? '', options: inside(entry, 'options') }
  return { name: asText(name) ?? '', options: isObject(options) ? options : {} }
}

function inside(value: JsonObject | undefined, key: string): JsonObject {
  const found = value?.[key]
  return isObject(found) ? found : {}
}

const docsPlugin = (options: JsonObject): DocsPlugin => ({
  id: textAt(options, 'id') ?? 'default',
  path: joined(textAt(options, 'path') ?? 'docs'),
  route: joined(textAt(options, 'routeBasePath') ?? 'docs'),
  sidebarPath: textAt(options, 'sidebarPath'),
  editBase: textAt(options, 'editUrl'),
  options,
})

const blogPlugin = (options: JsonObject): BlogPlugin => ({
  id: textAt(options, 'id') ?? 'default',
  path: joined(textAt(options, 'path') ?? 'blog'),
  route: joined(textAt(options, 'routeBasePath') ?? 'blog'),
  title: textAt(options, 'blogTitle') ?? 'Blog',
  perPage: options['postsPerPage'] === 'ALL' ? undefined : Number(textAt(options, 'postsPerPage') ?? 10),
  tagsPath: textAt(options, 'tagsBasePath'),
})

const keywordsIn = (options: JsonObject): string[] =>
  listAt(options, 'admonitions', 'keywords').flatMap((keyword) => asText(keyword) ?? [])
