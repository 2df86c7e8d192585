import { addressWithoutText, type PageKind } from '../../model/pageKind.ts'
import { startOf } from '../../model/problem.ts'
import { unlisted } from '../unlisted.ts'
import { healthOf } from './healthOf.ts'
import { textOf } from './text.ts'

/** The status of this build, if the site enables this page. */
export const health: PageKind<'health'> = {
  ...unlisted,
  claims: ({ config }) =>
    config.healthcheck ? [{ route: config.healthcheck, content: { kind: 'health' }, place: startOf(config.file) }] : [],
  title: (_content, texts) => texts.health.title,
  description: (_content, { config }) => config.tagline,
  view: (_content, site) => ({ part: 'HealthPage', kind: 'health', health: healthOf(site) }),
  text: ({ health: status }, { texts }) => textOf(status, texts.health),
  addresses: (_content, route) => [addressWithoutText(route)],
  dependsOn: (_content, { build, apis }) => [build, apis.map(({ sha256 }) => sha256)],
}
