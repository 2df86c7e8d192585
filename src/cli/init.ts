import { checkedRequest, faultOf, makeSite, type SiteRequest } from '../engine/starter/makeSite.ts'
import { untilWritten } from '../terminal/signals.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { CommandContext } from './context.ts'

/** Creates a small site that builds. Existing files are not overwritten. */
export async function initCommand(dir: string, options: SiteRequest, { cwd, terminal }: CommandContext): Promise<void> {
  // Nobody answers questions about a site that cannot be made.
  checkedRequest(cwd, dir, options)
  const request = await completed(dir, options, cwd, terminal)
  const { kept, untranslated, install, workflow } = untilWritten(() => makeSite(cwd, dir, request))
  const steps = [dir === '.' ? [] : `cd ${dir}`, install ?? [], 'npx portalgen serve'].flat()
  const note = kept.length === 0 ? '' : `\nnot overwritten: ${kept.join(', ')}`
  const outside = workflow === undefined ? '' : `\nat the top of the repository: ${workflow}`
  const toTranslate =
    untranslated === undefined
      ? ''
      : `\nto translate: the pages, which are in English, and the texts of the theme under "texts: { ${untranslated}: … }" in content/site.yaml`
  terminal.tell(`created a site in ${dir}${outside}${note}${toTranslate}\nnext: ${steps.join(' && ')}`)
}

const QUESTIONS = {
  name: 'Name of the company (Example): ',
  spec: 'API document (a small example): ',
  language: 'Language (en): ',
} as const

/** Asks for what is not given, if there is someone to answer. An empty answer takes the default. */
async function completed(dir: string, options: SiteRequest, cwd: string, { ask }: Terminal): Promise<SiteRequest> {
  const open = (['name', 'spec', 'language'] as const).filter((name) => options[name] === undefined)
  const questions = open.map((name) => ({
    text: QUESTIONS[name],
    faultOf: (answer: string) => faultOf(cwd, dir, { [name]: answer.trim() || undefined }),
  }))
  const answers = await ask?.(questions)
  const given = open.map((name, index) => [name, answers?.[index]?.trim() || undefined])
  return { ...options, ...Object.fromEntries(given) }
}
