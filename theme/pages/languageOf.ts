import type { OriginalView } from '../../src/model/view.ts'

/** The attributes of what is shown in the language of its original, since it is not translated; none for all else. */
export const languageOf = (original: Omit<OriginalView, 'name'> | undefined) =>
  original && { lang: original.language, dir: original.direction }
