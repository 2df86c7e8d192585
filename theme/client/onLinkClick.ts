import { nearest } from '../dom.ts'

/**
 * Answers clicks on some links, in place of the browser, which follows a link that cannot be answered. With a key or another
 * button, readers open it elsewhere.
 */
export function onLinkClick(
  selector: string,
  signal: AbortSignal,
  answer: (link: HTMLAnchorElement) => Promise<void>,
): void {
  const onClick = (event: MouseEvent): void => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event
    const link = nearest<HTMLAnchorElement>(event, selector)
    if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
    event.preventDefault()
    answer(link).catch(() => location.assign(link.href))
  }
  document.addEventListener('click', onClick, { signal })
}
