import type { InlineStyle } from '../../model/output.ts'
import { styleOf } from './inlineStyles.ts'

export const EVERYWHERE: InlineStyle['shownBy'] = [[]]

/**
 * Joins the parts that every page shows: the policy of each page has a hash for each part, which cannot be compressed. They
 * come first, which their layers permit.
 */
export function joinedEverywhere(parts: InlineStyle[]): InlineStyle[] {
  const everywhere = parts.filter(isEverywhere)
  if (everywhere.length < 2) return parts
  const joined = styleOf(everywhere.map(({ css }) => css).join(''), EVERYWHERE)
  return [joined, ...parts.filter((part) => !isEverywhere(part))]
}

const isEverywhere = ({ shownBy }: InlineStyle): boolean => shownBy.some((names) => names.length === 0)
