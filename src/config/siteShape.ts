import { EDITORS } from '../model/editor.ts'
import { EMBED_SERVICES } from '../model/embeds.ts'
import { route } from '../model/route.ts'
import { fields, filled, key, withDefault } from '../yaml/fields.ts'
import { type JsonSchema, minToMax } from '../yaml/jsonSchema.ts'
import {
  boolean,
  converted,
  integer,
  listOf,
  mapOf,
  name,
  narrowed,
  oneOf,
  placed,
  text,
  words,
} from '../yaml/values.ts'
import { announcement } from './announcementShape.ts'
import { apiShape } from './apiShape.ts'
import { feedbackShape } from './feedback.ts'
import { analyticsShape, headShape } from './head/headShape.ts'
import { languageShape, siteLanguage } from './languages/languageShape.ts'
import { footerShape, headerItem } from './navigationShape.ts'
import { openInShape } from './openIn.ts'
import { sidebarItem } from './sidebarShape.ts'
import { OTHER_SITE, textPattern } from './textPattern.ts'
import { textsShape } from './texts/textsShape.ts'
import { themeShape } from './theme/themeShape.ts'

/** The base URL of a site that has a host of its own. */
export const ROOT = '/'

/** What editors complete and check under `embeds`. */
const EMBEDDED: JsonSchema = {
  anyOf: [
    { enum: [...EMBED_SERVICES] },
    textPattern(
      '^[hH][tT][tT][pP][sS]://[^/?#@\\\\\\s]+/?$',
      'a service, or a host such as "https://demo.example.com"',
    ),
  ],
}

/** The path of a page; the slashes around it may be missing. */
const path = converted(name, route)

const logo = fields(
  {
    light: key('Picture in light mode, as an address: `/img/logo.svg`.', text),
    dark: key('Picture in dark mode. Default: the same.', name),
    alt: key('Alternative text of the picture.', text),
  },
  ['light'],
)

const colorMode = fields({
  default: key('Mode of the first visit.', withDefault(oneOf('light', 'dark'), 'light')),
  respectSystem: key('Whether the first visit has the mode of the system.', withDefault(boolean, false)),
  switch: key('Whether readers can switch the mode.', withDefault(boolean, true)),
})

const sidebar = fields(
  {
    label: key('Heading of the sidebar. Default: its name.', text),
    items: key('Entries: files of pages, or mappings with one of the keys below.', listOf(sidebarItem)),
    routes: key(
      'Addresses: their pages, and those below, show this sidebar. The longest address decides. Default: a page shows the first sidebar that lists it.',
      withDefault(listOf(path), []),
    ),
  },
  ['items'],
)

const tocLevels = fields({
  min: key('Highest level of the headings listed.', withDefault(integer(1, 6), 2)),
  max: key('Lowest level of the headings listed.', withDefault(integer(1, 6), 3)),
})

/** Also where one of them has its default. */
const TOC_IN_ORDER: JsonSchema = {
  allOf: [
    ...minToMax([2, 3, 4, 5, 6]),
    {
      anyOf: [{ properties: { max: { type: 'integer' } }, required: ['max'] }, { properties: { min: { maximum: 3 } } }],
    },
    {
      anyOf: [{ properties: { min: { type: 'integer' } }, required: ['min'] }, { properties: { max: { minimum: 2 } } }],
    },
  ],
}

const toc = Object.assign(narrowed(tocLevels, TOC_IN_ORDER), { empty: tocLevels.empty })

const version = fields(
  {
    id: key('Name of the version, which is also the last part of addresses that remember it.', words),
    label: key('Text in the menu. Default: the name.', text),
    to: key('Address that all pages of the version are below.', placed(text)),
    banner: key('Notice on every page of the version.', oneOf('old', 'unmaintained', 'unreleased')),
  },
  ['id', 'to'],
)

const blog = fields(
  {
    folder: key('Folder of the posts, below `content/`.', placed(words)),
    route: key('Address of the list. Default: that of the folder.', path),
    title: key('Title of the list.', words),
    description: key('Description of the list and of the feeds.', text),
  },
  ['folder', 'title'],
)

const assets = fields({
  scripts: key(
    'Files below `content/` whose scripts may run; `*` stands for any characters.',
    withDefault(listOf(name), []),
  ),
})

const images = fields({
  widths: key(
    'Widths in pixels that pictures are scaled down to, with the package `sharp`.',
    placed(listOf(integer(16, 8192))),
  ),
  formats: key('Formats that pictures are converted to. Default: both.', placed(listOf(oneOf('avif', 'webp')))),
  zoom: key('Whether a click on a picture of the site enlarges it.', withDefault(boolean, false)),
})

const markdown = fields({
  subSup: key('Whether `H~2~O` and `x^2^` are subscripts and superscripts.', withDefault(boolean, false)),
})

const links = fields({
  ignore: key('Addresses that are not checked; `*` stands for any characters.', withDefault(listOf(placed(name)), [])),
  allowSchemes: key('Schemes of links besides those of the web, mail and telephone.', withDefault(listOf(name), [])),
  allowPrivate: key('Hosts of a private network that `--external` may ask.', withDefault(listOf(name), [])),
})

/** Every key of `content/site.yaml`. */
export const siteShape = fields(
  {
    title: key('Name of the portal, in the titles of its pages.', words),
    brand: key('Name of the company. Also the variable `{{brand}}`.', text),
    tagline: key('One sentence below the title of the home page.', text),
    url: key(
      'Origin that the site is published at, without a path: `https://developer.example.com`.',
      placed(
        narrowed(
          text,
          textPattern('^https?://[^/?#@\\s]+/?$', 'an origin without a path, such as "https://developer.example.com"'),
        ),
      ),
    ),
    baseUrl: key(
      'Path that the site is published below.',
      placed(
        narrowed(name, {
          ...textPattern('^/([^/?#\\s]+/)*$', 'a path between slashes, such as "/portal/"'),
          default: ROOT,
        }),
      ),
    ),
    language: key('Language of the pages, as a BCP 47 tag. Of several: the first.', siteLanguage),
    languages: key('Languages of the site, if it has several.', listOf(languageShape)),
    texts: key(
      'Texts of the theme in your own words, and in languages that it does not have, by language.',
      textsShape,
    ),
    trailingSlash: key('Whether addresses of pages end with a slash.', withDefault(boolean, true)),
    lenient: key('Whether errors that do not prevent a build are warnings.', withDefault(boolean, false)),
    variables: key('Texts that replace `{{name}}` in pages, in this file and in API documents.', mapOf(text)),
    logo: key('Picture in the header.', logo),
    favicon: key(
      'Icon of the site in tabs and bookmarks, as an address. Default: `favicon.svg`, `.png` or `.ico` in `content/`, else the first letter of the name.',
      placed(name),
    ),
    image: key('Picture of links to the site in social networks; a page may have its own.', placed(name)),
    lead: key('Whether the description of a page stands below its title.', withDefault(boolean, false)),
    announcement: key('Bar above every page.', announcement),
    colorMode: key('Light and dark mode.', filled(colorMode)),
    theme: key('Colours, fonts and spaces of the site.', themeShape),
    head: key('Scripts, style sheets, links and metadata for the head of every page.', headShape),
    analytics: key('Services that count visits.', analyticsShape),
    versions: key('Versions of the documentation, the latest first.', listOf(version)),
    navigation: key('Links in the header.', listOf(headerItem)),
    footer: key('Links below every page, and columns of links.', footerShape),
    social: key(
      'Addresses of profiles, shown in the footer with the name of the network.',
      listOf(placed(narrowed(name, OTHER_SITE))),
    ),
    editUrl: key(
      'Address where a page can be edited; `{path}` is its file.',
      placed(
        narrowed(name, textPattern('^https?://\\S*\\{path\\}\\S*$', 'an address with "{path}", the file of the page')),
      ),
    ),
    lastUpdated: key(
      'Whether pages show when their files were last changed, according to git.',
      withDefault(boolean, false),
    ),
    contributors: key('Whether pages name those who have changed their files.', withDefault(boolean, false)),
    feedback: key(
      'Where readers say whether a page was helpful: a mail address, or a web address with `{answer}`. `{title}`, `{url}` and `{path}` are those of the page.',
      feedbackShape,
    ),
    openIn: key(
      'Services that a page can be opened in, each with its address: `{url}` is that of the page as Markdown, `{question}` a sentence about it.',
      openInShape,
    ),
    sidebars: key('Sidebars by their names. Default: one, made from the folders.', mapOf(sidebar)),
    apis: key('API documents.', listOf(apiShape)),
    glossary: key('Folder below `content/` whose pages `term:` links lead to.', placed(name)),
    glossaryPage: key(
      'Page below `content/` that the terms of the glossary belong to, in their breadcrumbs and in the order of reading.',
      placed(name),
    ),
    redirects: key('Old addresses, each with the new one.', mapOf(placed(text))),
    healthcheck: key('Address of a page with the state of the build.', path),
    blogs: key('Folders of pages with dates.', listOf(blog)),
    toc: key('Table of contents of each page.', filled(toc)),
    assets: key('Files that are published as they are.', filled(assets)),
    includes: key('Folders outside the site that files may be included from.', withDefault(listOf(name), [])),
    markdown: key('Syntax of pages.', filled(markdown)),
    images: key('Pictures in pages.', filled(images)),
    embeds: key(
      'What pages may embed: `youtube`, `vimeo`, `loom`, `codesandbox`, `stackblitz`, `codepen`, `figma`, or hosts (`https://demo.example.com`).',
      withDefault(listOf(placed(narrowed(name, EMBEDDED))), []),
    ),
    math: key(
      'Whether `$x^2$`, `$$x^2$$` and blocks of code in the language `math` are formulas in TeX.',
      withDefault(boolean, false),
    ),
    mermaid: key(
      'Where blocks of code in the language `mermaid` are drawn: in the browser (`client`), at build (`build`) or not at all (`off`).',
      withDefault(oneOf('client', 'build', 'off'), 'client'),
    ),
    links: key('Check of links.', filled(links)),
    editor: key(
      'Editor that `serve` opens problems in, by its command. Default: the one that `EDITOR` names, else `code`.',
      oneOf(...EDITORS, 'none'),
    ),
  },
  ['title', 'url'],
)

/** The keys that a user wrote, with values of the right types, and defaults. */
export type UserConfig = NonNullable<ReturnType<typeof siteShape>>
