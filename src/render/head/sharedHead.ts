import { placeholder } from '../../model/html.ts'
import type { Site } from '../../model/site.ts'
import type { InlineScriptFacts } from '../../model/theme.ts'
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
  const scriptOf = (part: InlineScriptFacts['part']) => inlineScriptOf({ site, theme, bundle }, undefined, part)
  const policyWith = (styles: string) =>
    onceFor((script: string) => contentSecurityPolicy([script], styles, needsOf(site.config)))
  return {
    inlineScript: scriptOf('all'),
    lookout: scriptOf('lookout'),
    firstScript: firstScriptOf(scriptOf('rest')),
    icon: iconTags(site),
    policies: { styled: policyWith(PAGE_STYLE_SOURCES), plain: policyWith('') },
  }
}
