import { type Attributes, plain } from './treatment.ts'

/** Attributes that hold code, names and looks, whatever words are in them. */
const NOT_READ =
  /^(?:[:@#].*|v-.*|class(?:Name)?|.*Class(?:Name)?|style|sizes|id|key|value|values|items|code|args|group\w*|syncKey|allow|icon|.*Icon|rel|sandbox|srcSet|srcset|on[A-Z].*)$/

const WORD = /^[^\p{L}\p{N}]*[\p{L}\p{M}]{2}/u

/** Alphabets that put no spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Mymr}]{2}/u

const hasWords = (value: string): boolean =>
  UNSPACED.test(value) || value.split(/\s+/).filter((each) => WORD.test(each)).length > 1

/** Attributes whose only word is read, too. */
const TITLE = /^(?:title|label|text|heading|header|caption|summary|subtitle|description|desc)$/

/** Attributes that choose one of several looks. */
const LOOKS =
  /^:?(?:type|variant|kind|size|color|colour|intent|level|status|theme|align|icon|.*Icon|name|tone|columns|cols)$/

/** The attributes of a component with words that readers saw and that what it becomes does not have. */
export const lostTexts = (attributes: Attributes, shown: string): string[] =>
  Object.entries(attributes).flatMap(([name, value]) =>
    (hasWords(value) || (TITLE.test(name) && WORD.test(value))) && !NOT_READ.test(name) && !isIn(value, shown)
      ? [name]
      : [],
  )

/**
 * Whether a component of the site's own, which is named as a known one, is given anything else than the known one shows: only
 * its own markup would tell what that is.
 */
export const givesMore = (attributes: Attributes, shown: string): boolean =>
  Object.entries(attributes).some(
    ([name, value]) =>
      value !== '' && !LOOKS.test(name) && !(NOT_READ.test(name) && !name.startsWith(':')) && !isIn(value, shown),
  )

/** Markup in a text is left out, and marks of Markdown are escaped. */
function isIn(value: string, shown: string): boolean {
  const text = value.replace(/<\/?[A-Za-z][^<>]*>/g, '').trim()
  return [value.trim(), text, plain(text)].some((each) => shown.includes(each))
}
