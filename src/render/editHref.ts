import type { RouteContent, Site } from '../model/site.ts'

/** The address at which the source of a page can be edited; undefined for what no file of its own shows. */
export function editHref({ config }: Site, content: RouteContent): string | undefined {
  if (config.editUrl === undefined || content.kind !== 'page') return undefined
  const path = content.page.source.split('/').map(encodeURIComponent).join('/')
  return config.editUrl.replaceAll('{path}', () => path)
}
