/** Words have letters and digits only, so these terms are not among those of words. */
const MARK = '='

const LONGEST = 300

/**
 * The term of a query that names one entry as a whole: an address with or without a method, or a name without spaces.
 * Case is ignored; undefined for other queries.
 */
export function exactTerm(query: string): string | undefined {
  const written = query.trim()
  if (written.length > LONGEST || !(ADDRESS.test(written) || NAME.test(written))) return undefined
  return MARK + written.replace(/\s+/, ' ').replace(' ', MARK).toLowerCase()
}

export const isExactTerm = (term: string): boolean => term.startsWith(MARK)

const ADDRESS = /^(?:[a-z]+\s+)?\/\S*$/i
const NAME = /^[^\s=]+$/
