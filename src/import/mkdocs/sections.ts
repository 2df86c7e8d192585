import type { ForeignItem, ForeignNavigation, ForeignSidebar, ForeignSite } from '../foreignSite.ts'

/** The sections at the top are tabs of the bar, each with a sidebar of its own. */
export function sidebarsOf(nav: ForeignItem[]): ForeignSidebar[] {
  const sections = nav.flatMap((item) => (item.kind === 'category' ? [item] : []))
  if (sections.length < 2) return nav.length === 0 ? [] : [{ id: 'docs', label: 'Documentation', items: nav }]
  const loose = nav.filter((item) => item.kind !== 'category')
  return [
    ...(loose.length > 0 ? [{ id: 'start', label: 'Start', items: loose }] : []),
    ...sections.map(({ label, items }, index) => ({ id: idOf(label, index), label, items })),
  ]
}

const idOf = (label: string, index: number): string =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || `section-${index + 1}`

/** A blog has no file that a sidebar is made of, and is in no section. */
export const navigationOf = (nav: ForeignItem[], blogs: Required<ForeignSite>['blogs']): ForeignNavigation[] => {
  const sections = sectionsOf(nav)
  return nav.length > 0 && sections.length === 0 ? [] : [...sections, ...blogs.map(linkTo)]
}

const sectionsOf = (nav: ForeignItem[]): ForeignNavigation[] => {
  const sections = nav.flatMap((item) => (item.kind === 'category' ? [item] : []))
  return sections.length < 2
    ? []
    : sections.map(({ label }, index) => ({ label, position: 'left', sidebar: idOf(label, index) }))
}

const linkTo = ({ address, title }: { address: string; title: string }): ForeignNavigation => ({
  label: title,
  position: 'left',
  href: address,
})
