import { type Route, route } from '../model/route.ts'
import { fields } from '../yaml/fields.ts'
import type { Shape } from '../yaml/shape.ts'
import { boolean, integer, listOf, mapOf, name, oneOf, placed, text } from '../yaml/values.ts'
import { footerShape, navigationItem } from './footerShape.ts'
import { analyticsShape, headShape } from './head/headShape.ts'
import { sidebarItem } from './sidebarShape.ts'
import { themeShape } from './theme/themeShape.ts'

/** The path of a page; the slashes around it may be missing. */
const path: Shape<Route> = (node, report) => {
  const value = name(node, report)
  return value === undefined ? undefined : route(value)
}

const logo = fields({ light: text, dark: name, alt: text }, ['light'])

const announcement = fields({ id: text, text, dismissible: boolean }, ['id', 'text'])

const colorMode = fields({ default: oneOf('light', 'dark'), respectSystem: boolean, switch: boolean })

const sidebar = fields({ label: text, items: listOf(sidebarItem) }, ['items'])

const api = fields(
  {
    spec: placed(text),
    route: text,
    primaryColor: placed(name),
    linkBase: placed(name),
    pages: oneOf('one', 'tags', 'operations', 'auto'),
  },
  ['spec', 'route'],
)

export const tocShape = fields({ min: integer(1, 6), max: integer(1, 6) })

const version = fields({ id: text, label: text, to: placed(text), banner: oneOf('unmaintained', 'unreleased') }, [
  'id',
  'to',
])

const blog = fields({ folder: placed(text), route: path, title: text, description: text }, ['folder', 'title'])

/** Every key of `content/site.yaml`. */
export const siteShape = fields(
  {
    title: text,
    brand: text,
    tagline: text,
    url: placed(text),
    baseUrl: placed(text),
    language: text,
    trailingSlash: boolean,
    lenient: boolean,
    variables: mapOf(text),
    logo,
    favicon: placed(name),
    image: placed(name),
    announcement,
    colorMode,
    theme: themeShape,
    head: headShape,
    analytics: analyticsShape,
    versions: listOf(version),
    navigation: listOf(navigationItem),
    footer: footerShape,
    social: listOf(placed(name)),
    editUrl: placed(name),
    sidebars: mapOf(sidebar),
    apis: listOf(api),
    glossary: placed(name),
    redirects: mapOf(placed(text)),
    healthcheck: path,
    blogs: listOf(blog),
    toc: tocShape,
    assets: fields({ scripts: listOf(text) }),
    includes: listOf(text),
    markdown: fields({ subSup: boolean }),
    links: fields({ ignore: listOf(placed(text)), allowSchemes: listOf(text), allowPrivate: listOf(text) }),
  },
  ['title', 'url'],
)

/** The keys that a user wrote, with values of the right types. */
export type UserConfig = NonNullable<ReturnType<typeof siteShape>>
