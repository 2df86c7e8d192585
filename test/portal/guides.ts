import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withValues } from './variables.ts'

export type Sample = { guide: string; language: string; title: string; code: string }

const folder = join(import.meta.dirname, '../../content')

const guides = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))

const FENCE = /^```(\w+)\b([^\n]*)\n(.*?)^```$/gms

/** The code of the portal that has a file name for its title, from every page. */
export const samples: Sample[] = guides.flatMap((guide) =>
  [...readFileSync(join(folder, guide), 'utf8').matchAll(FENCE)].flatMap(
    ([, language = '', info = '', written = '']) => {
      const title = /title="([^"]+\.\w+)"/.exec(info)?.[1]
      const file = /file=\/content\/(\S+)/.exec(info)?.[1]
      const code = file === undefined ? written : readFileSync(join(folder, file), 'utf8')
      return title === undefined ? [] : [{ guide, language, title, code: withValues(code) }]
    },
  ),
)

/** The files that the guides tell their readers to write, by name. */
export const files = new Map(samples.map(({ title, code }) => [title, code]))
