import { hash } from 'node:crypto'
import { en } from '../model/texts/en.ts'
import { saysTheSame } from '../model/texts/merge.ts'
import { TEXTS_ELEMENT } from '../model/texts/scripts.ts'
import type { Texts } from '../model/texts/texts.ts'

/**
 * A script that puts the texts of scripts into the page: scripts run in the order in which they are asked for. Its name has a
 * hash of the content, as those of all files that browsers keep. Undefined where the texts equal those that the scripts contain.
 */
export function scriptTexts(texts: Texts): { path: string; content: string } | undefined {
  const { locale, script, search, form } = texts.marked ?? texts
  const isEnglish = saysTheSame(script, en.script) && saysTheSame(search, en.search) && saysTheSame(form, en.form)
  if (isEnglish) return undefined
  const content = `(function(element){
element.id="${TEXTS_ELEMENT}";
element.type="application/json";
element.textContent=JSON.stringify(${escaped(JSON.stringify({ locale, script, search, form }))});
document.body.appendChild(element)})(document.createElement("script"))
`
  return { path: `assets/texts-${locale}-${hash('sha256', content).slice(0, 10)}.js`, content }
}

/** Marks are removed where no browser script knows them; U+2028 and U+2029 end a line in old JavaScript. */
const escaped = (text: string): string =>
  text.replace(/[\uFDD0\uFDD1\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16)}`)
