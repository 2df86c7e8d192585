import { linkMarks } from './linkMarks.ts'
import { problemPanel } from './overlay.ts'
import type { ShownProblem } from './problemList.ts'

type ShownProblems = {
  /** Shows the current problems of the server. */
  refresh(): Promise<void>
  /** Marks the links of a page that has changed. */
  mark(): void
}

export function shownProblems(): ShownProblems {
  const panel = problemPanel()
  const markLinks = linkMarks()
  let problems: ShownProblem[] = []
  return {
    async refresh() {
      const response = await fetch('/@portalgen/problems').catch(() => undefined)
      problems = response?.ok ? await response.json() : []
      panel.show(problems)
      markLinks(problems)
    },
    mark: () => markLinks(problems),
  }
}
