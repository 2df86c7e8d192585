import type { PropsOf } from '../../src/model/parts.ts'
import { filled } from '../texts/filled.ts'

/** When a page was last changed, and by whom. */
export const PageHistory = ({ history: { updated, contributors }, parts: { texts } }: PropsOf<'PageHistory'>) => (
  <p className="page-history">
    {updated && <span>{filled(texts.page.updated, { date: <time dateTime={updated.iso}>{updated.text}</time> })}</span>}
    {contributors.length > 0 && (
      <span>{filled(texts.page.contributors, { names: contributors.join(texts.comma) })}</span>
    )}
  </p>
)
