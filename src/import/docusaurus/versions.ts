import type { ForeignVersion, SourceTree } from '../foreignSite.ts'
import { slashes } from '../pages.ts'
import { joined } from '../paths.ts'
import { fileValue, firstFile, resolveModule } from '../read/files.ts'
import { asList, asText, at, listAt, textAt } from '../read/json.ts'
import type { Tally } from '../tally.ts'
import type { DocsPlugin } from './plugins.ts'

/** A version of the pages of a docs plugin. */
export type DocsVersion = {
  /** As Docusaurus names it: `current`, or a name of `versions.json`. */
  name: string
  /** Undefined if the documentation has one version only. */
  version: string | undefined
  label: string | undefined
  banner: ForeignVersion['banner']
  folder: string
  route: string
  /** Whether it is the one that readers come to, whatever its address. */
  isLast: boolean
  sidebarFile: string | undefined
}

const CURRENT = 'current'

/** The latest version first. https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#VersionsConfig */
export function versionsOf(tree: SourceTree, plugin: DocsPlugin, tally: Tally): DocsVersion[] {
  const prefix = plugin.id === 'default' ? '' : `${plugin.id}_`
  const released = plugin.options['disableVersioning'] === true ? [] : namesIn(tree, `${prefix}versions.json`, tally)
  const only = listAt(plugin.options, 'onlyIncludeVersions').flatMap((each) => asText(each) ?? [])
  const hasCurrent = released.length === 0 || plugin.options['includeCurrentVersion'] !== false
  const all = [...(hasCurrent ? [CURRENT] : []), ...released]
  const names = only.length > 0 ? all.filter((name) => only.includes(name)) : all
  const wanted = textAt(plugin.options, 'lastVersion')
  const last = [wanted, ...names.filter((name) => name !== CURRENT), CURRENT].find(
    (name) => name !== undefined && names.includes(name),
  )
  const isOnly = released.length === 0
  const versions = names.map((name, index): DocsVersion => {
    const own = (key: string): string | undefined => textAt(at(plugin.options, 'versions', name), key)
    const isCurrent = name === CURRENT
    const banner =
      own('banner') ?? (name === last ? 'none' : index < names.indexOf(last ?? '') ? 'unreleased' : 'unmaintained')
    const path = own('path') ?? (name === last ? '' : isCurrent ? 'next' : name)
    return {
      name,
      version: isOnly ? undefined : isCurrent ? (name === last ? CURRENT : 'next') : name,
      label: own('label'),
      banner: banner === 'unreleased' || banner === 'unmaintained' ? banner : undefined,
      route: joined(plugin.route, path),
      isLast: name === last,
      ...filesOf(tree, plugin, isCurrent ? undefined : name),
    }
  })
  return versions.toSorted((a, b) => Number(b.isLast) - Number(a.isLast))
}

/** Where the pages and the sidebar of a version are; those of the current one are not below its name. */
function filesOf(tree: SourceTree, plugin: DocsPlugin, name: string | undefined) {
  const prefix = plugin.id === 'default' ? '' : `${plugin.id}_`
  if (name !== undefined)
    return {
      folder: `${prefix}versioned_docs/version-${name}`,
      sidebarFile: firstFile(tree, [`${prefix}versioned_sidebars/version-${name}-sidebars.json`]),
    }
  const path = plugin.sidebarPath?.replace(/^(?!\.)/, './')
  return { folder: plugin.path, sidebarFile: path && resolveModule(tree, 'docusaurus.config.js', path) }
}

function namesIn(tree: SourceTree, file: string, tally: Tally): string[] {
  if (!tree.files.includes(file)) return []
  return asList(fileValue(tree, file, tally)).flatMap((version) => asText(version) ?? [])
}

/** The versions of a site's documentation; none if there is one only, or if it is the whole site. */
export const siteVersions = (sets: (DocsVersion & { plugin: DocsPlugin })[]): ForeignVersion[] =>
  sets
    .filter(({ plugin, version }) => plugin.id === 'default' && plugin.route !== '' && version !== undefined)
    .map(({ version = '', label, banner, route }) => ({
      id: version,
      ...(label === undefined || label === version ? {} : { label }),
      ...(banner ? { banner } : {}),
      address: slashes(route),
    }))
