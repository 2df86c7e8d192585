import type { Site } from '../model/site.ts'
import { siteInAll } from '../model/siteLanguages.ts'
import type { PlannedFile } from './plannedFile.ts'
import { scriptTexts } from './scriptTexts.ts'

/** One for each language of the site that is not English, or has texts of its own. */
export function scriptTextFiles(site: Site): PlannedFile[] {
  const files = siteInAll(site).flatMap(({ config }) => scriptTexts(config.texts) ?? [])
  return files.map(({ path, content }) => ({ path, what: 'the texts of scripts', render: () => content }))
}
