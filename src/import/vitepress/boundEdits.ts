import type { Edit } from '../convert/edits.ts'
import { isIn, type Range } from '../convert/places.ts'
import { vueValue } from '../markup/vueAttributes.ts'
import type { Page } from './page.ts'

const BOUND = /(\s)(?::|v-bind:)(src|href|alt|title|width|height|poster)="([^"]{1,300})"/g

/** `:src="'/a.png'"` and `:src="withBase('/a.png')"`, which a later step reads. */
const LITERAL = /^(?:\$?withBase\()?'[^']*'\)?$/

/**
 * `:src="picture"` on an element of HTML, where the value is a constant or an imported picture.
 * @param shown what is already replaced
 */
export const boundEdits = ({ text, tags, scope, note }: Page, shown: readonly Range[]): Edit[] =>
  tags.flatMap((tag): Edit[] => {
    if (tag.kind === 'close' || /[A-Z-]/.test(tag.name) || isIn(tag.start, shown)) return []
    return [...text.slice(tag.start, tag.end).matchAll(BOUND)].flatMap((match): Edit[] => {
      const [whole, space = '', name = '', expression = ''] = match
      if (LITERAL.test(expression)) return []
      const value = vueValue(expression, scope)
      const isKnown = typeof value === 'string' || typeof value === 'number'
      note('directives of Vue', tag.start, isKnown ? 'converted' : 'left')
      if (!isKnown) return []
      const start = tag.start + match.index
      const written = String(value).replaceAll('"', '&quot;')
      return [{ start, end: start + whole.length, text: `${space}${name}="${written}"` }]
    })
  })
