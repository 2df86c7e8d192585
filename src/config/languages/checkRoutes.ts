import type { SiteConfig } from '../../model/config.ts'
import { error, type Problem } from '../../model/problem.ts'
import { route } from '../../model/route.ts'

/** Each address below that of a language is made from one of the site, so that what is written there would be there twice. */
export const checkRoutes = ({ versions, apis, blogs, languages }: SiteConfig): Problem[] =>
  [...versions, ...apis, ...blogs].flatMap(({ route: at, place }) => {
    const language = languages.find(({ root }) => root !== '/' && at.startsWith(root))
    if (language === undefined) return []
    const { code, root } = language
    const message = `"${at}" is below "${root}", where the pages in the language "${code}" are`
    const fix = `write "${route(at.slice(root.length))}", whose translation is below "${root}"`
    return [error('invalid-config', place, { message, fix })]
  })
