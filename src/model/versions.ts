import type { Api } from './api.ts'
import type { ApiConfig, SiteConfig, VersionConfig } from './config.ts'
import type { Page } from './page.ts'
import type { Route } from './route.ts'
import type { Site } from './site.ts'

type Versioned = Pick<SiteConfig, 'versions' | 'apis'>

/** The version that search engines and banners lead to: the first that is released. */
export const latestOf = ({ versions }: Versioned): VersionConfig | undefined =>
  versions.find(({ banner }) => banner !== 'unreleased') ?? versions[0]

/** Whether a page is meant for readers who name no version: in the latest version, or outside of versions. */
export function isCurrent(config: Versioned, at: Route): boolean {
  const version = versionAt(config, at)
  return version === undefined || version === latestOf(config)
}

/** The version that a route belongs to: that with the longest address, since `/docs/v1/` lies below `/docs/`. */
export function versionAt(config: Versioned, at: Route): VersionConfig | undefined {
  const { versions, apis } = config
  if (versions.length < 2) return undefined
  let found: VersionConfig | undefined
  let length = 0
  for (const version of versions) {
    if (version.route.length <= length || !at.startsWith(version.route)) continue
    found = version
    length = version.route.length
  }
  for (const api of apis) {
    if (api.route.length <= length || !at.startsWith(api.route)) continue
    found = versionOfApi(config, api) ?? found
    length = api.route.length
  }
  return found
}

/** A document without a version goes with the first version that has none of its own, once another version has. */
function versionOfApi({ versions, apis }: Versioned, { version }: ApiConfig): VersionConfig | undefined {
  if (version) return versions.find(({ id }) => id === version.id)
  const owners = new Set(apis.map((api) => api.version?.id))
  return owners.size > 1 ? versions.find(({ id }) => !owners.has(id)) : undefined
}

/** The APIs of a version. One that names none has those that name no version; outside of versions it is the same. */
export function apisOf<T extends Pick<Api, 'config'>>(
  apis: T[],
  config: Versioned,
  version: VersionConfig | undefined,
): T[] {
  const named = (id: string | undefined): T[] => apis.filter((api) => api.config.version?.id === id)
  const candidates = [version ? named(version.id) : [], named(undefined), named(latestOf(config)?.id)]
  return candidates.find((each) => each.length > 0) ?? apis
}

/** The APIs that a page is about. */
export const apisAt = ({ apis, config }: Pick<Site, 'apis' | 'config'>, at: Route): Api[] =>
  apisOf(apis, config, versionAt(config, at))

/** The glossary that a page refers to. */
export function termsAt({ terms, versions, config }: Site, at: Route): ReadonlyMap<string, Page> {
  const version = versionAt(config, at)
  return (version && versions.get(version.id)?.terms) ?? terms
}
