import { placeholder } from '../../model/html.ts'
import type { Site } from '../../model/site.ts'
import { onceFor } from '../onceFor.ts'
import type { Renderer, SharedHead } from '../renderer.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { firstScriptOf } from './firstScript.ts'
import { inlineScriptOf } from './inlineScript.ts'
import { needsOf } from './ownTags.ts'
import { iconTags } from './siteIcon.ts'

// Known when all of the page is: it depends on what the page shows.
const PAGE_STYLE_SOURCES = placeholder({ kind: 'page-style-sources', argument: '' })

export function sharedHead(site: Site, { theme, bundle }: Pick<Renderer, 'theme' | 'bundle'>): SharedHead {
  const inlineScript = inlineScriptOf({ site, theme, bundle }, undefined)
  const policyWith = (styles: string) =>
    onceFor((script: string) => contentSecurityPolicy([script], styles, needsOf(site.config)))
  return {
    inlineScript,
    firstScript: firstScriptOf(inlineScript),
    icon: iconTags(site),
    policies: {
      styled: policyWith(PAGE_STYLE_SOURCES),
      plain: policyWith(''),
      shared: contentSecurityPolicy([], '', needsOf(site.config)),
    },
  }
}
