import type { ApiPage } from '../../../model/api.ts'
import type { ApiConfig } from '../../../model/config.ts'
import { type Problem, warning } from '../../../model/problem.ts'
import { elementCount } from '../elementCount.ts'
import { sizeOf } from '../pageUnit.ts'

/** What browsers on phones still lay out without a wait that is felt. `auto` stays far below. */
const MOST = { characters: 1_000_000, elements: 10_000 }

/** A layout that the configuration asks for, and that makes pages too large. `auto` and `operations` divide them. */
export function checkPaging(pages: ApiPage[], { pages: paging, place }: ApiConfig): Problem[] {
  if (paging === 'auto' || paging === 'operations') return []
  const [first, ...others] = pages.filter(
    ({ view }) => sizeOf(view) > MOST.characters || elementCount(view) > MOST.elements,
  )
  if (!first) return []
  const more = others.length === 0 ? '' : `, and so do ${others.length} more`
  const elements = Math.round(elementCount(first.view) / 1000) * 1000
  const message = `"pages: ${paging}" makes "${first.route}" too large to load fast: it has about ${elements.toLocaleString('en')} elements${more}`
  return [warning('too-complex', place, { message, fix: 'set "pages: auto", which splits large pages' })]
}
