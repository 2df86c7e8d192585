import type { BuildOptions } from '../engine/options.ts'
import { countOf, numberOf } from '../reporting/report/counts.ts'
import { printableLines } from '../reporting/report/printable.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { CommandContext } from './context.ts'
import { EXIT } from './exit.ts'
import type { CommonOptions } from './options.ts'
import { printReport } from './printReport.ts'
import { withWorkspace } from './withWorkspace.ts'

/** What programs read is the report alone. */
function explainOn({ print, tell }: Terminal, explanation: string, { format }: Pick<CommonOptions, 'format'>): void {
  if (format === 'text') print(printableLines(explanation))
  else tell(explanation)
}

/** Writes the site to the output folder, or changes nothing. */
export async function buildCommand(options: CommonOptions & BuildOptions, context: CommandContext): Promise<void> {
  const started = performance.now()
  await withWorkspace(options, context, async (workspace) => {
    const { terminal, finish } = context
    const { outcome, problems, known, checked, explanation, pages, inRepository, textOf } =
      await workspace.build(options)
    if (explanation !== undefined) explainOn(terminal, explanation, options)
    printReport(terminal, problems, { ...options, checked, inRepository, textOf })
    if (outcome === 'failed') {
      terminal.tell(`nothing was built: ${countOf(problems, known)}`)
      return finish(EXIT.siteHasErrors)
    }
    if (options.quiet) return
    const seconds = ((performance.now() - started) / 1000).toFixed(2)
    const counts = countOf(problems, known)
    const found = counts === '' ? '' : `, ${counts}`
    const done =
      outcome === 'built' ? `built ${numberOf(pages, 'page')} into ${options.out}/` : `${options.out}/ is up to date`
    terminal.tell(`${done} in ${seconds} s${found}`)
  })
}
