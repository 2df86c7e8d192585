const SHOWN_FOR = 2000

/** A click on the mark beside a heading goes there, as every link does, and copies the address. */
export function permalinks(announce: (text: string) => void): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.permalink') : null
    // Only pages from a secure origin may write to the clipboard.
    if (!link || !navigator.clipboard) return
    const copied = (): void => {
      announce('Link copied')
      link.dataset['copied'] = ''
      setTimeout(() => link.removeAttribute('data-copied'), SHOWN_FOR)
    }
    navigator.clipboard.writeText(link.href).then(copied, () => undefined)
  })
}
