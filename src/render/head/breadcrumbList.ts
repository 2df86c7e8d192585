import type { HeadTag, LinkView } from '../../model/view.ts'

/** The breadcrumbs as https://schema.org/BreadcrumbList. */
export function breadcrumbList(origin: string, crumbs: LinkView[]): HeadTag[] {
  const linked = crumbs.filter((crumb) => crumb.href !== '')
  if (linked.length < 2) return []
  const itemListElement = linked.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + href,
  }))
  const json = JSON.stringify({ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement })
  // A title may contain "</script>", so every "<" is written as an escape of JSON.
  return [{ tag: 'json-ld', json: json.replaceAll('<', '\\u003c') }]
}
