import { manual } from './manual.ts'

const page = manual['content/hosting.md'] ?? ''

/** The code of a recipe for a host: the first block below the heading with this id, or the first in a language. */
export function recipe(id: string, language = '[a-z]+'): string {
  const below = page.slice(page.indexOf(`{#${id}}`))
  return new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(below)?.[1] ?? ''
}
