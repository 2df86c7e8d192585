import { tocDepth } from '../convert/frontMatter.ts'
import type { ForeignFrame, SourceTree } from '../foreignSite.ts'
import { joined } from '../paths.ts'
import { asText, at, isObject, type Json, listAt, textAt } from '../read/json.ts'
import { optionsOf, writingPlugins } from './plugins.ts'

/** https://www.mkdocs.org/user-guide/configuration/ and the theme Material */
export function frameOf(config: Json, folder: string, tree: SourceTree): ForeignFrame {
  const [logo, repository] = [textAt(config, 'theme', 'logo'), textAt(config, 'repo_url')]
  const overrides = textAt(config, 'theme', 'custom_dir')
  const template = overrides === undefined ? undefined : tree.text(joined(overrides, 'main.html'))
  const others = [
    ...(logo === undefined && at(config, 'theme', 'icon', 'logo') !== undefined ? ['theme.icon.logo'] : []),
    ...(at(config, 'copyright') === undefined ? [] : ['copyright']),
    ...['extra_css', 'extra_javascript'].filter((key) => listAt(config, key).length > 0),
    ...['analytics', 'consent', 'version'].flatMap((key) =>
      isObject(at(config, 'extra', key)) ? [`extra.${key}`] : [],
    ),
    ...listAt(config, 'hooks').flatMap((hook) => (asText(hook) === undefined ? [] : [`hooks: ${asText(hook)}`])),
    ...writingPlugins(config).map((name) => `plugins.${name}`),
    ...(/\bblock\s+announce\b/.test(template ?? '') ? ['announcement of the theme’s main.html'] : []),
  ]
  return {
    logo: logo === undefined ? undefined : { light: logo },
    favicon: textAt(config, 'theme', 'favicon'),
    social: [
      ...(repository === undefined ? [] : [repository]),
      ...listAt(config, 'extra', 'social').flatMap((each) => textAt(each, 'link') ?? []),
    ],
    editBase: editBaseOf(config, folder, repository),
    toc: tocOf(config),
    others,
  }
}

/** The levels of headings in contents, if the configuration names them. */
export const contentsDepth = (config: Json): ReturnType<typeof tocDepth> =>
  tocDepth(at(optionsOf(config, 'toc'), 'toc_depth'))

/** Titles of pages are in no table of contents here. */
function tocOf(config: Json): ForeignFrame['toc'] {
  const depth = contentsDepth(config)
  return depth && depth.max > 1 ? { min: Math.max(2, depth.min), max: depth.max } : undefined
}

/** The branch that each host shows first, and the path to its editor, as MkDocs supposes them. */
const EDITORS: { host: RegExp; path: string }[] = [
  { host: /^https?:\/\/(?:www\.)?github\.com\//, path: 'edit/master/' },
  { host: /^https?:\/\/(?:www\.)?gitlab\.com\//, path: 'edit/master/' },
  { host: /^https?:\/\/(?:www\.)?bitbucket\.org\//, path: 'src/default/' },
]

/** Files are below `content/` here, which stands beside the folder of the documentation. */
function editBaseOf(config: Json, folder: string, repository: string | undefined): string | undefined {
  const named = textAt(config, 'edit_uri_template')?.replace(/\{path[^{}]*\}$/, '') ?? textAt(config, 'edit_uri')
  const supposed = EDITORS.find(({ host }) => host.test(repository ?? ''))?.path
  const written = named ?? (supposed === undefined ? undefined : `${supposed}${folder}/`)
  if (!written) return undefined
  const base = written.replace(/(?<!\/)\/*$/, '/')
  const above = `/${base}`.endsWith(`/${folder}/`) ? base.slice(0, -folder.length - 1) : base
  return /^https?:/.test(above) || repository === undefined ? above : repository.replace(/(?<!\/)\/*$/, '/') + above
}
