import { hash } from 'node:crypto'
import type { OutputFile } from '../../model/output.ts'
import type { RouteContent, Site } from '../../model/site.ts'
import { siteInAll } from '../../model/siteLanguages.ts'
import type { Renderer } from '../renderer.ts'

/**
 * In a reference of more pages than this, what each page needs of the style sheet and its script would be a quarter of
 * the site, and of some documents most of it. Whoever reads there opens several of them, and has both files from the second on.
 */
const MANY_PAGES = 30

/** Of more pages than this, what the head says twice is a part of the site, too. */
const HUNDREDS = 200

/** Whether a page has the style sheet and the first script as files, which many others have, too. */
export const sharesFiles = (content: RouteContent): boolean => isOneOf(content, MANY_PAGES)

/** Whether the head of a page leaves out what its title, its description and its address say. */
export const hasShortHead = (content: RouteContent): boolean => isOneOf(content, HUNDREDS)

const isOneOf = (content: RouteContent, most: number): boolean =>
  content.kind === 'api' && content.api.pages.length > most

/** Whether any page of a site, in its language, does so. */
export const hasSharing = ({ routes }: Pick<Site, 'routes'>): boolean => [...routes.values()].some(sharesFiles)

/** The rest of the script that runs before the first paint, as a file. Browsers keep it, so its name has a hash of the content. */
export const firstScriptOf = (script: string): OutputFile => ({
  path: `assets/first-${hash('sha256', script).slice(0, 10)}.js`,
  content: script,
})

/** One for each language that has a page which asks for it. */
export function firstScriptFiles({ site, headOf }: Renderer): OutputFile[] {
  const sharing = siteInAll(site).filter(hasSharing)
  const files = sharing.map((each) => headOf(each).firstScript)
  return [...new Map(files.map((file) => [file.path, file])).values()]
}
