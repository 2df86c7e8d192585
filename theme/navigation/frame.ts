/** Whatever a page cannot change while it is open: a new deployment has other scripts, styles or announcements. */
export function frameOf(page: Document): string {
  const assets = [...page.querySelectorAll('link[rel=stylesheet], script[src]')]
  const islands = [...page.querySelectorAll<HTMLElement>('[data-island]:not(#content *)')]
  return [
    page.documentElement.lang,
    ...assets.map((asset) => asset.getAttribute('href') ?? asset.getAttribute('src')),
    ...islands.map(({ dataset }) => `${dataset['island']} ${dataset['props']}`),
  ].join('\n')
}
