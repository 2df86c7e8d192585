import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withValues } from './variables.ts'

const folder = join(import.meta.dirname, '../../content')
const names = ['docs/index.md', ...pagesIn('docs/overview'), ...pagesIn('docs/terms'), ...pagesIn('_parts')]

function pagesIn(path: string): string[] {
  return readdirSync(join(folder, path)).flatMap((name) => (name.endsWith('.md') ? [`${path}/${name}`] : []))
}

export function sentencesOf(page: string): string[] {
  const blocks = page
    .replace(/^---\n.*?\n---$/ms, '')
    .replace(/^ *(`{3,}).*?^ *\1$/gms, '')
    .replace(/<figure.*?<\/figure>|<br>/gs, '\n\n')
    .replace(/^:::.*$|^\s*\|[ |:-]+\|$|^> \[!\w+\]$/gm, '')
    .replace(/^(?:#+|[*>-]|\d+\.)\s+(?:\[ \] )?/gm, '\n\n')
    .replaceAll('|', '\n\n')
    .split(/\n\s*\n/)
  return blocks.flatMap((block) =>
    textOf(block)
      .split(/(?<=[.!?:])\**\s+(?=[*"]*[A-Z0-9`])/)
      .filter((sentence) => wordsOf(sentence).length > 1),
  )
}

/** Names in code count as one word; links as their text. */
function textOf(block: string): string {
  return block
    .replace(/`[^`]*`/g, 'Name')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/ \{#[\w-]+\}$/gm, '')
    .replace(/[*_]{1,2}(\S[^*_]*)[*_]{1,2}/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

export const wordsOf = (sentence: string): string[] => sentence.match(/[A-Za-z][\w'’-]*|\d[\w.,:]*/g) ?? []

const PARTICIPLE =
  '(?:\\w+ed|sent|read|given|taken|made|found|kept|shown|written|sold|lost|cut|known|seen|done|put|told|built|held|left|set)'
const PASSIVE = new RegExp(
  `\\b(?:is|are|was|were|be|been|being)\\s+(?:not\\s+|never\\s+|also\\s+|\\w+ly\\s+)?${PARTICIPLE}\\b`,
)

export const isPassive = (sentence: string): boolean => PASSIVE.test(sentence)

/** The sentences of every guide, without code, drawings and marks. A table cell and a list item are texts of their own. */
export const prose = new Map(
  names.map((name) => [name, sentencesOf(withValues(readFileSync(join(folder, name), 'utf8')))]),
)
