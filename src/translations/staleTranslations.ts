import type { SiteConfig } from '../model/config.ts'
import { type Problem, warning } from '../model/problem.ts'
import type { Sources } from '../model/sources.ts'
import type { Change, TranslationState } from '../model/translation.ts'
import { nameOf, translationStates } from './translationState.ts'

const MOST_LINES = 5

/** Reports translations whose originals have changed since, once for each page. Rules: `stale-translation`. */
export const staleTranslations = (sources: Pick<Sources, 'pages' | 'readFile'>, config: SiteConfig): Problem[] =>
  translationStates(sources, config).flatMap((state) => state.stale.map((page) => staleTranslation(page, state)))

type Stale = TranslationState['stale'][number]

function staleTranslation({ original, translation, changes }: Stale, { language }: TranslationState): Problem {
  const line = changes.reduce((first, { translated }) => Math.min(first, translated), Number.POSITIVE_INFINITY)
  const message = `"${original}" has changed since it was translated${linesOf(changes)}`
  const fix = `translate the changes, then run "portalgen translate ${language} ${nameOf({ path: original })}"`
  return warning('stale-translation', { file: translation, line, column: 1 }, { message, fix })
}

/** Text that was only removed has no line in the original. */
function linesOf(changes: Change[]): string {
  const lines = changes.flatMap((change) => (change.kind === 'changed' ? [change.line] : []))
  const [shown, others] = [lines.slice(0, MOST_LINES), lines.length - MOST_LINES]
  if (shown.length === 0) return '; some of its text was removed'
  return `, at line${shown.length > 1 ? 's' : ''} ${shown.join(', ')}${others > 0 ? ` and ${others} more` : ''}`
}
