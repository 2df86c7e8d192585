import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../packageRoot.ts'

/** A part of the default theme, the text of the file that it stands in, and what it draws, in a sentence. */
export type PartSource = { name: string; group: string; text: string; draws: string }

/** Folders of the default theme, and what their parts draw. */
const GROUPS = { components: 'every page', pages: 'kinds of pages', blocks: 'Markdown', api: 'API references' }

/** The parts of the default theme, as their own files describe them. */
export function partSources(): PartSource[] {
  return Object.entries(GROUPS).flatMap(([folder, group]) =>
    filesIn(join(packageRoot(), 'theme', folder)).flatMap((text) =>
      partsIn(text).map(({ name, draws }) => ({ name, group, text, draws })),
    ),
  )
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsx'))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'))

const PART = /\/\*\*((?:(?!\*\/|\/\*\*)[\s\S])*)\*\/\nexport (?:function|const) ([A-Z]\w*)/g

const partsIn = (text: string): { name: string; draws: string }[] =>
  [...text.matchAll(PART)].map(([, comment = '', name = '']) => ({ name, draws: sentenceIn(comment) }))

/** The first sentence of a comment. */
const sentenceIn = (comment: string): string =>
  comment
    .replace(/\n[ \t]*\* ?/g, ' ')
    .trim()
    .replace(/\. .*$/, '.')
