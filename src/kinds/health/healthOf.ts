import { hrefOf, type Route } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import type { HealthView } from '../../model/view.ts'

/** The status of this build. It is always "ok": a site that is down cannot serve it. */
export function healthOf({ apis, build, config, routes }: Site): HealthView {
  return {
    status: 'ok',
    version: build.version,
    commit: build.commit,
    pages: [...routes.values()].filter((content) => content.kind !== 'not-found').length,
    apis: apis.map(({ title, version, sha256, config: api }) => ({
      title,
      version,
      route: hrefOf(api.route, config),
      sha256,
    })),
  }
}

/** Where the machine-readable status lies: `/healthcheck/` has it in `healthcheck.json`. */
export const healthFileOf = (healthcheck: Route): string => `${healthcheck.slice(1, -1)}.json`
