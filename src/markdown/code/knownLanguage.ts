import { type Checked, type Place, warning } from '../../model/problem.ts'
import { didYouMean } from '../../model/suggestion.ts'
import { type Highlighter, PLAIN_LANGUAGES } from './highlighter.ts'

/** Returns the highlighter's name of a language; an unsupported one is reported and becomes `text`. */
export function knownLanguage(written: string, { languages }: Highlighter, placeOf: () => Place): Checked<string> {
  const language = written.toLowerCase()
  if (language === '' || PLAIN_LANGUAGES.has(language)) return { value: 'text', problems: [] }
  if (languages.has(language)) return { value: language, problems: [] }
  const fix = didYouMean(language, languages) ?? 'write "text" for code without highlighting'
  const message = `there is no highlighting for the language "${written}"`
  return { value: 'text', problems: [warning('unknown-language', placeOf(), { message, fix })] }
}
