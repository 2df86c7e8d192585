import { type Attributes, plain } from './treatment.ts'

/** Attributes that hold code, names and looks, whatever words are in them. */
const NOT_READ =
  /^(?:[:@#].*|v-.*|class(?:Name)?|.*Class(?:Name)?|style|sizes|id|key|value|values|items|code|args|group\w*|syncKey|allow)$/

const WORDS = /\p{L}{2,}[^\p{L}\p{N}]*\s[^\p{L}\p{N}]*\p{L}{2,}/u

/** The attributes of a component with words that readers saw and that what it becomes does not have. */
export const lostTexts = (attributes: Attributes, shown: string): string[] =>
  Object.entries(attributes).flatMap(([name, value]) =>
    WORDS.test(value) && !NOT_READ.test(name) && !isIn(value, shown) ? [name] : [],
  )

/** Markup in a text is left out, and marks of Markdown are escaped. */
function isIn(value: string, shown: string): boolean {
  const text = value.replace(/<\/?[A-Za-z][^<>]*>/g, '').trim()
  return [value.trim(), text, plain(text)].some((each) => shown.includes(each))
}
