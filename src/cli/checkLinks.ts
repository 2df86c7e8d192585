import type { CommandContext } from './context.ts'
import { EXIT } from './exit.ts'
import { openSite } from './openSite.ts'
import { type CommonOptions, findFolders } from './options.ts'
import { countOf, fails, printReport } from './report.ts'
import { openCache } from './siteCache.ts'

/** Checks every link and anchor of the site, and writes nothing. */
export async function checkLinksCommand(options: CommonOptions, context: CommandContext): Promise<void> {
  const { terminal, finish } = context
  const folders = findFolders(options)
  const cache = openCache(folders, options, context)
  const { problems, checked } = await openSite({ folders, options, cache, withDrafts: false })
  printReport(terminal, problems, checked, options)
  if (fails(problems, options.strict)) finish(EXIT.siteHasErrors)
  if (!options.quiet)
    terminal.tell(`${checked.links} links on ${checked.pages} pages: ${countOf(problems) || 'all fine'}`)
}
