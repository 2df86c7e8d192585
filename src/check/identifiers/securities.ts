import { lettersAsDigits, luhnDigit, mod97, mod97Digits, passesLuhn } from './checkDigits.ts'
import { COUNTRIES } from './countries.ts'
import type { IdentifierKind } from './kind.ts'

/** Prefixes that are not codes of countries, but are issued: by clearing systems, by substitute agencies, and of a former country. */
const OTHER_PREFIXES = 'XS XA XB XC XD XF XK XT EU AN'.split(' ')

const PREFIXES: ReadonlySet<string> = new Set([...COUNTRIES, ...OTHER_PREFIXES])

/** These agencies make names of letters, such as BRPETRACNPR6. */
const NAMED = /^(?:AR|BR|MK|NG|RO|RS|TR)/

/** In other countries, a word with a number after it is an id of another kind: CUSTOMER0001. */
const WORD = /^[A-Z]{6}|^[A-Z\d]{2}[A-Z]*\d$/

export const ISIN: IdentifierKind = {
  name: 'the ISIN of a security',
  pattern: /(?<![\w-])[A-Z]{2}[A-Z\d]{9}\d(?!\w)/g,
  instead(isin) {
    if (!PREFIXES.has(isin.slice(0, 2)) || !passesLuhn(lettersAsDigits(isin))) return undefined
    if (WORD.test(isin) && !NAMED.test(isin)) return undefined
    const renamed = `XX${isin.slice(2, -1)}`
    return renamed + luhnDigit(lettersAsDigits(renamed))
  },
}

/** The prefix of an issuer that does not exist. */
const NO_ISSUER = 'XXXX'

export const LEI: IdentifierKind = {
  name: 'the LEI of a company',
  pattern: /(?<![\w-])(?=\d*[A-Z])[A-Z\d]{18}\d{2}(?!\w)/g,
  instead(lei) {
    if (mod97(lei) !== 1 || lei.startsWith(NO_ISSUER)) return undefined
    const renamed = `${NO_ISSUER}00${lei.slice(6, -2)}`
    return renamed + mod97Digits(renamed)
  },
}
