import { EXIT } from './exit.ts'
import { openCache, openSite } from './openSite.ts'
import { type CommonOptions, findFolders } from './options.ts'
import type { CommandContext } from './program.ts'
import { countOf, fails, printReport } from './report.ts'

/** Checks every link and anchor of the site, and writes nothing. */
export async function checkLinksCommand(options: CommonOptions, { terminal, finish }: CommandContext): Promise<void> {
  const folders = findFolders(options)
  const cache = openCache(folders, options)
  const { problems, checked } = await openSite({ folders, options, cache, withDrafts: false })
  printReport(terminal, problems, checked, options)
  if (fails(problems, options.strict)) finish(EXIT.siteHasErrors)
  if (!options.quiet)
    terminal.tell(`${checked.links} links on ${checked.pages} pages: ${countOf(problems) || 'all fine'}`)
}
