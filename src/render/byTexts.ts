import type { Texts } from '../model/texts/texts.ts'

/** Makes something once for the texts of each language; `undefined` counts as made. */
export function byTexts<Made>(make: (texts: Texts) => Made): (texts: Texts) => Made {
  const known = new Map<Texts, { made: Made }>()
  return (texts) => {
    const { made } = known.get(texts) ?? { made: make(texts) }
    known.set(texts, { made })
    return made
  }
}
