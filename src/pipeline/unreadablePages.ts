import { codeSpan, escapeText } from '../model/markdown.ts'
import type { SourceFile } from '../model/page.ts'
import type { Problem } from '../model/problem.ts'
import { isContentPage, sourcePath } from '../model/route.ts'
import type { Sources } from '../model/sources.ts'

/**
 * Puts a page with an error message in the place of each page that cannot be read, so that links to it are not reported, too.
 * What a symbolic link leads to outside the content is left out.
 */
export const withUnreadablePages = (sources: Sources): Sources => ({
  ...sources,
  pages: [...sources.pages, ...sources.problems.filter(isAboutPage).map(pageAbout)],
})

const isAboutPage = ({ rule, file }: Problem): boolean => rule === 'unreadable-file' && isContentPage(file)

const pageAbout = ({ file, message }: Problem): SourceFile => ({
  path: sourcePath(file),
  text: `:::danger[This page cannot be shown]\n${codeSpan(file)}: ${escapeText(message)}\n:::\n`,
})
