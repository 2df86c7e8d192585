import { posix } from 'node:path'
import type { SourceTree } from '../foreignSite.ts'
import { folderOf, joined } from '../paths.ts'

/** Sites name a few folders. With many stars, more so in one name, a pattern can be tried in endless ways. */
const LONGEST_PATTERN = 300
const MOST_STARS = 7
const MOST_IN_NAME = 2

/** The files that patterns such as `../assets/*.{png,svg}` and `/src/**\/*` match, by their paths as a module writes them. */
export function filesMatching(tree: SourceTree, from: string, patterns: readonly string[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const pattern of patterns) {
    const isFromTop = pattern.startsWith('/')
    if (pattern.length > LONGEST_PATTERN || hasManyStars(pattern) || !/^[./]/.test(pattern)) return new Map()
    const path = isFromTop ? joined(pattern) : joined(folderOf(from), pattern)
    const matches = expressionOf(path)
    for (const file of tree.files)
      if (matches.test(file)) found.set(isFromTop ? `/${file}` : relativeTo(from, file), file)
  }
  return found
}

const starsIn = (text: string): number => text.split('*').length - 1

const hasManyStars = (pattern: string): boolean =>
  starsIn(pattern) > MOST_STARS || pattern.split('/').some((name) => starsIn(name) > MOST_IN_NAME)

function expressionOf(pattern: string): RegExp {
  const parts = pattern.match(/\*\*\/|\*+|\{[^{}]*\}|[^*{}]+|[{}]/g) ?? []
  const written = parts.map((part) => {
    if (part === '**/') return '(?:[^/]+/)*'
    if (part.startsWith('*')) return part === '*' ? '[^/]*' : '.*'
    return part.startsWith('{') && part.endsWith('}')
      ? `(?:${part.slice(1, -1).split(',').map(escaped).join('|')})`
      : escaped(part)
  })
  return new RegExp(`^${written.join('')}$`)
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function relativeTo(from: string, file: string): string {
  const path = posix.relative(folderOf(from) || '.', file)
  return path.startsWith('.') ? path : `./${path}`
}
