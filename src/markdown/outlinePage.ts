import { routeOfFile } from '../model/localPath.ts'
import { nothingFound, type Page, type SourceFile } from '../model/page.ts'
import { replaceVariables } from '../model/variables.ts'
import { cleanText } from './cleanText.ts'
import { readFrontMatter } from './frontMatter/readFrontMatter.ts'
import { splitFrontMatter } from './frontMatter/splitFrontMatter.ts'
import { isModuleText } from './mdxModule.ts'
import type { AddressOptions } from './options.ts'
import { titleFromPath } from './pageTitle.ts'
import { isDated } from './postText.ts'

/**
 * Returns the data of a page that other pages need before it has been parsed: its place and, as far as one line shows
 * it, its title.
 */
export function outlinePage(file: SourceFile, key: string, options: AddressOptions): Page {
  const route = routeOfFile(file.path, options.translations)
  const split = splitFrontMatter(file.path, cleanText(file.text))
  const { value: frontMatter } = readFrontMatter(split.value.frontMatter, { source: file.path, route, options })
  const heading = /^\s*#{1,6}[ \t]+(\S[^\n]*)/
    .exec(withoutModules(split.value.body))?.[1]
    ?.trimEnd()
    .replace(/(?<=[ \t])#+$/, '')
  const title = heading && replaceVariables(heading.replace(/[*_`]|\{:?[ \t]*#[^{}]*\}/g, '').trim(), options.variables)
  return {
    key,
    source: file.path,
    route,
    title: frontMatter.title ?? (title || titleFromPath(file.path)),
    titleId: undefined,
    description: frontMatter.description ?? '',
    frontMatter,
    ...nothingFound(),
    post: isDated(file.path, frontMatter) ? { minutes: 0, excerpt: undefined } : undefined,
  }
}

/** More paragraphs of imports and exports than this begin no page. */
const MOST_MODULES = 100

/** A text without the paragraphs of imports and exports that it begins with. */
function withoutModules(text: string): string {
  let rest = text
  for (let count = 0; count < MOST_MODULES && isModuleText(rest); count += 1)
    rest = rest.slice(/^\s*\S[^\n]*(?:\n(?!#)[^\n]*\S[^\n]*)*/.exec(rest)?.[0].length)
  return rest
}
