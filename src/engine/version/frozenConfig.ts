import { CONTENT_FOLDER, route } from '../../model/route.ts'
import { childOf, type JsonValue, textOfScalar, type YamlNode } from '../../yaml/node.ts'
import { type Freezing, isFrozen } from './freezing.ts'
import { withLanguages } from './frozenLanguages.ts'
import { movedAddress } from './frozenLinks.ts'
import { addTo, replaceScalar, valueAt, writtenValue } from './yamlEdits.ts'

type Renamed = {
  /** The name of the documentation that is written on; undefined keeps what it has. */
  next: string | undefined
  /** The copies of API documents, in all languages, by their old paths. */
  specs: ReadonlyMap<string, string>
}

/** The configuration with the frozen version, its API documents and its sidebars. */
export function frozenConfig(text: string, freezing: Freezing, { next, specs }: Renamed): string {
  const sidebars = frozenSidebars(text, freezing)
  const whole = withApis(withVersions(text, freezing, next), freezing, specs)
  const added = Object.fromEntries(sidebars.map(({ key, value }) => [key, value]))
  const withSidebars = sidebars.length === 0 ? whole : addTo(whole, 'sidebars', added)
  const labels = new Map(sidebars.map(({ label, value }) => [label, value.label]))
  return withLanguages(withSidebars, specs, labels, freezing.name)
}

function withVersions(text: string, { name, own, from, to, site }: Freezing, next: string | undefined): string {
  const frozen = { id: name, to: to.route, banner: 'old' }
  if (!own) {
    const label = site.config.texts.versions.current
    const current = next === undefined ? { id: 'current', label } : { id: next }
    return addTo(text, 'versions', [{ ...current, to: from.route }, frozen])
  }
  const at = site.config.versions.indexOf(own)
  const added = addTo(text, 'versions', [frozen], at)
  return next === undefined ? added : renamed(added, own.id, next, at)
}

/** The version is named in its own entry, and in those of its API documents. */
function renamed(text: string, before: string, next: string, at: number): string {
  const ids = (whole: string): (YamlNode | undefined)[] => {
    const apis = valueAt(whole, 'apis')
    const own = childOf(valueAt(whole, 'versions'), String(at))
    const inApis = apis?.kind === 'list' ? apis.items.map((item) => childOf(item, 'version')) : []
    return [childOf(own, 'id'), childOf(own, 'label'), ...inApis]
  }
  let whole = text
  for (const [index] of ids(text).entries()) {
    const node = ids(whole)[index]
    const written = node?.kind === 'scalar' ? textOfScalar(node) : undefined
    if (node && written?.includes(before)) whole = replaceScalar(whole, node, written.replaceAll(before, next))
  }
  return whole
}

function withApis(text: string, { name, apis }: Freezing, specs: Renamed['specs']): string {
  const written = valueAt(text, 'apis')
  const items = written?.kind === 'list' ? written.items.map(writtenValue) : []
  const added = apis.flatMap(({ api, route }) => {
    const original = items.find((item) => isObject(item) && item['spec'] === api.spec) ?? {}
    const spec = specs.get(api.spec)
    return spec === undefined || !isObject(original) ? [] : [{ ...original, spec, route, version: name }]
  })
  return added.length === 0 ? text : addTo(text, 'apis', added)
}

type FrozenSidebar = { key: string; label: string; value: { [key: string]: JsonValue; label: string } }

/** Sidebars with pages of the documentation, each with the pages of the frozen version. `label` is that of the original. */
function frozenSidebars(text: string, freezing: Freezing): FrozenSidebar[] {
  const written = valueAt(text, 'sidebars')
  if (written?.kind !== 'map') return []
  return written.entries.flatMap(({ key, value }) => {
    const before = writtenValue(value)
    const items = isObject(before) ? movedItem(before['items'] ?? [], freezing) : []
    if (!isObject(before) || JSON.stringify(items) === JSON.stringify(before['items'])) return []
    const label = typeof before['label'] === 'string' ? before['label'] : key
    return [
      {
        key: `${key}-${freezing.name}`,
        label,
        value: { ...before, label: `${label} ${freezing.name}`, items, ...frozenRoutes(before, freezing) },
      },
    ]
  })
}

/** The addresses of the documentation that show the sidebar, in the frozen version. */
function frozenRoutes({ routes }: { [key: string]: JsonValue }, freezing: Freezing): { routes?: JsonValue } {
  if (!Array.isArray(routes)) return {}
  const { from, to } = freezing
  const inside = routes.flatMap((each) => {
    const at = typeof each === 'string' ? route(each) : ''
    return at.startsWith(from.route) ? [to.route + at.slice(from.route.length)] : []
  })
  return { routes: inside }
}

/** Paths of pages and folders, and addresses. The generated page of a group has an address in the frozen version. */
function movedItem(item: JsonValue, freezing: Freezing): JsonValue {
  if (typeof item === 'string') return movedPath(item, freezing)
  if (Array.isArray(item)) return item.map((each) => movedItem(each, freezing))
  if (!isObject(item)) return item
  return Object.fromEntries(
    Object.entries(item).map(([key, value]): [string, JsonValue] => {
      if (key === 'items') return [key, movedItem(value, freezing)]
      if (typeof value !== 'string') return [key, value]
      if (key === 'page' || key === 'folder') return [key, movedPath(value, freezing)]
      if (key === 'to') return [key, movedAddress(freezing, value)]
      return [key, key === 'route' ? movedGroup(value, freezing) : value]
    }),
  )
}

function movedPath(path: string, freezing: Freezing): string {
  const { from, to } = freezing
  const file = CONTENT_FOLDER + path.replace(/^\.?\//, '')
  const isInside =
    file === from.folder ||
    (file.startsWith(`${from.folder}/`) && isFrozen(freezing, route(file.slice(CONTENT_FOLDER.length))))
  return isInside ? (to.folder + file.slice(from.folder.length)).slice(CONTENT_FOLDER.length) : path
}

function movedGroup(route: string, freezing: Freezing): string {
  const moved = movedAddress(freezing, route)
  return moved === route ? freezing.to.route + route.replace(/^\//, '') : moved
}

const isObject = (value: JsonValue): value is { [key: string]: JsonValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
