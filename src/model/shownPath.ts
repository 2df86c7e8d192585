/**
 * The path of a file as reports show it. A file outside the site, for example one that a page includes, starts at the
 * repository as well.
 * @param inRepository the path of the site root in its repository, which ends with "/" unless it is empty
 */
export function shownPath(file: string, inRepository: string): string {
  let [folder, path] = [inRepository, file]
  while (path.startsWith('../') && /(?:^|\/)(?!\.\.\/)[^/]+\/$/.test(folder)) {
    folder = folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1)
    path = path.slice('../'.length)
  }
  return folder + path
}
