import { isLinkProblem } from '../check/isLinkProblem.ts'
import { askExternal } from './askExternal.ts'
import type { CommandContext } from './context.ts'
import { EXIT } from './exit.ts'
import { fixLinks } from './fixLinks.ts'
import { type OpenedSite, openSite, type SiteRequest } from './openSite.ts'
import { type CheckOptions, findFolders } from './options.ts'
import { problemsOfChange } from './problemsOfChange.ts'
import { countOf, fails, printReport } from './report/report.ts'
import { withTools } from './siteTools.ts'
import type { Terminal } from './terminal.ts'

/** `links` leaves out whether documents and examples agree with each other; `all` does not. */
export type CheckScope = 'links' | 'all'

/** What is mended may show what else is wrong: a page under its right name, that its anchor is in the wrong case. */
const MOST_ROUNDS = 5

async function openMended(open: () => Promise<OpenedSite>, root: string, terminal: Terminal) {
  let opened = await open()
  let mended = 0
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const count = fixLinks(opened.problems, root, terminal)
    if (count === 0) break
    mended += count
    opened = await open()
  }
  return { opened, mended }
}

/** Checks the site and writes nothing, but what `--fix` asks for. */
export async function checkCommand(options: CheckOptions, context: CommandContext, scope: CheckScope): Promise<void> {
  const folders = findFolders(options, context.cwd)
  await withTools(folders, options, context, (tools) => check({ folders, options, tools, scope }, context))
}

type CheckRequest = SiteRequest & { options: CheckOptions; scope: CheckScope }

async function check({ folders, options, tools, scope }: CheckRequest, context: CommandContext): Promise<void> {
  const { terminal, finish } = context
  const asks = options.external || options.externalFragments
  const external = asks ? { checkExternal: askExternal(folders, options, terminal) } : {}
  const open = (): Promise<OpenedSite> => openSite({ folders, options, tools, withDrafts: false, ...external })
  const { opened, mended } = options.fix
    ? await openMended(open, folders.root, terminal)
    : { opened: await open(), mended: 0 }
  const { problems, checked, textOf, waiting } = opened
  const inScope = scope === 'all' ? problems : problems.filter(isLinkProblem)
  const { changed: range } = options
  const told =
    range === undefined ? inScope : await problemsOfChange(inScope, { range, folders, options, cache: tools.cache })
  printReport(terminal, told, { ...options, checked, textOf })
  if (fails(told, options.strict)) finish(EXIT.siteHasErrors)
  if (options.quiet) return
  if (mended > 0) terminal.tell(`${mended} ${mended === 1 ? 'link' : 'links'} mended`)
  const unasked = waiting === 0 ? '' : `; ${waiting} external not checked (see --external)`
  terminal.tell(`${checked.links} links on ${checked.pages} pages: ${countOf(told) || 'all fine'}${unasked}`)
}
