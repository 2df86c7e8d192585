import { importInto } from '../engine/import/importInto.ts'
import { numberOf } from '../reporting/report/counts.ts'
import { brokenLinks, importTable } from '../reporting/results/importTable.ts'
import { progressBar } from '../terminal/progressBar.ts'
import type { CommandContext } from './context.ts'

export type ImportCommandOptions = { into: string; url?: string; sitemap?: string; components?: string; all?: boolean }

/** Imports another generator's site, and prints what became of each construct. */
export async function importCommand(
  kind: string,
  dir: string,
  { all = false, ...options }: ImportCommandOptions,
  { cwd, terminal }: CommandContext,
): Promise<void> {
  const show = progressBar(terminal)
  const onPage = (done: number, total: number): void => show('converting pages', done, total)
  const imported = await importInto(cwd, { kind, dir, ...options, onPage })
  const { rows, broken, pages, unfinished, settings, kind: found } = imported
  terminal.print(importTable(rows, all))
  if (broken.length > 0) terminal.print(`\n${brokenLinks(broken, all)}`)
  const left = [
    ...(unfinished > 0 ? [`${numberOf(unfinished, 'file')} to be finished by hand`] : []),
    ...(settings > 0 ? [`${numberOf(settings, 'setting')} without a counterpart`] : []),
  ]
  const rest = left.length === 0 ? 'nothing is left to do' : left.join(', ')
  terminal.tell(`imported ${numberOf(pages, 'page')} of a ${found} site into ${options.into}: ${rest}`)
  const change = options.into === '.' ? '' : ` --root ${options.into}`
  terminal.tell(`next: npx portalgen serve --lenient${change}`)
}
