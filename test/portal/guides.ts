import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Sample = { guide: string; language: string; title: string; code: string }

const folder = join(import.meta.dirname, '../../content')

const guides = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))

/** The code of the portal that has a file name for its title, from every page. */
export const samples: Sample[] = guides.flatMap((guide) =>
  [
    ...readFileSync(join(folder, guide), 'utf8').matchAll(/^```(\w+)\b[^\n]*title="([^"]+\.\w+)"[^\n]*\n(.*?)^```$/gms),
  ].map(([, language = '', title = '', code = '']) => ({ guide, language, title, code })),
)

/** The files that one page tells its readers to write. */
export const filesOf = (page: string): Sample[] => samples.filter(({ guide }) => guide === `docs/overview/${page}.md`)
