/** Whatever a page cannot change while it is open: a new deployment has other scripts, styles or announcements. */
export function frameOf(page: Document): string {
  const sheets = [...page.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'))
  const islands = [...page.querySelectorAll<HTMLElement>('[data-island]:not(#__content *)')]
  return [
    page.documentElement.lang,
    ...new Set(sheets),
    page.querySelector<HTMLElement>('script[data-module]')?.dataset['module'],
    ...islands.map(({ dataset }) => `${dataset['island']} ${dataset['props']}`),
  ].join('\n')
}
