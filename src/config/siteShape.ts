import { boolean, choice, fields, integer, listOf, mapOf, oneOf, placed, type Shape, text } from '../yaml/shape.ts'
import { sidebarItem } from './sidebarShape.ts'

const logo = fields({ light: text, dark: text, alt: text }, ['light'])

const announcement = fields({ id: text, text, dismissible: boolean }, ['id', 'text'])

const colorMode = fields({ default: oneOf('light', 'dark'), respectSystem: boolean, switch: boolean })

const navigationItem = fields(
  { label: text, position: oneOf('left', 'right'), sidebar: placed(text), to: placed(text), href: placed(text) },
  ['label'],
)

const sidebar = fields({ label: text, items: listOf(sidebarItem) }, ['items'])

const api = fields({ spec: placed(text), route: text, primaryColor: placed(text), linkBase: placed(text) }, [
  'spec',
  'route',
])

export const tocShape = fields({ min: integer(1, 6), max: integer(1, 6) })

/** The text of a variable; a number is fine, since writers forget the quotes around `2.0`. */
const variable: Shape<string> = choice((node) =>
  node.kind === 'scalar' && typeof node.value === 'number' ? () => String(node.value) : text,
)

const version = fields(
  { id: variable, label: variable, to: placed(text), banner: oneOf('unmaintained', 'unreleased') },
  ['id', 'to'],
)

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
    variables: mapOf(variable),
    logo,
    favicon: placed(text),
    image: placed(text),
    announcement,
    colorMode,
    versions: listOf(version),
    navigation: listOf(navigationItem),
    footer: listOf(navigationItem),
    sidebars: mapOf(sidebar),
    apis: listOf(api),
    glossary: placed(text),
    redirects: mapOf(placed(text)),
    healthcheck: text,
    toc: tocShape,
    links: fields({ ignore: listOf(placed(text)), allowSchemes: listOf(text) }),
  },
  ['title', 'url'],
)

/** What a user may write, as far as it has the right types. */
export type UserConfig = NonNullable<ReturnType<typeof siteShape>>
