import type { Api, ShownHashes } from '../model/api.ts'

type Outlined = Pick<Api, 'title' | 'version' | 'pages' | 'routeOf' | 'references' | 'subjects'>

/** @param sha256 of texts */
export function shownHashes(api: Outlined, sha256: (texts: string[]) => string): ShownHashes {
  const { title, version, pages, routeOf, references, subjects } = api
  const titles = pages.map((page) => [page.route, page.title])
  return {
    pages: new Map(pages.map((page) => [page.route, sha256([JSON.stringify([page.title, page.view])])])),
    outline: sha256([JSON.stringify([title, version, titles, [...routeOf], [...references], [...subjects]])]),
  }
}
