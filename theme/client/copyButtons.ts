import { script } from '../../src/model/texts/scripts.ts'
import { nearest } from '../dom.ts'
import { saidNode, shownTexts } from '../texts/shown.ts'

const SHOWN_FOR = 2000

/** Enables the copy buttons with one listener, since a reference page has hundreds of them. */
export function copyButtons(signal: AbortSignal): void {
  // Browsers allow pages to write to the clipboard only in a secure context.
  if (!navigator.clipboard) return
  for (const button of document.querySelectorAll<HTMLElement>('.copy, .copy-page')) button.hidden = false
  const labels = new WeakMap<HTMLElement, Node[]>()
  const onClick = (event: Event): void => {
    const button = nearest<HTMLElement>(event, '.copy, .copy-page')
    if (button) void copy(button, labels)
  }
  document.addEventListener('click', onClick, { signal })
}

/** @param labels what buttons show by default */
async function copy(button: HTMLElement, labels: WeakMap<HTMLElement, Node[]>): Promise<void> {
  const label = labels.get(button) ?? [...button.childNodes]
  labels.set(button, label)
  // The page as Markdown, to which a link of the same list leads; an own part may name another text.
  const { source = button.closest('.page-actions')?.querySelector('a')?.href } = button.dataset
  const texts = shownTexts('script', script)
  const text = await (source ? copyFrom(source) : copyCode(button)).then(
    () => texts.copied,
    (error: unknown) => (isDenied(error) ? texts.copyDenied : texts.notLoaded),
  )
  button.replaceChildren(saidNode(texts, text))
  button.setAttribute('aria-live', 'polite')
  setTimeout(() => {
    button.replaceChildren(...label)
  }, SHOWN_FOR)
}

const isDenied = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError'

async function copyCode(button: Element): Promise<void> {
  const code = button.parentElement?.querySelector('code')
  if (code) await navigator.clipboard.writeText(textOf(code))
}

/** Returns the code without deleted lines. */
function textOf(code: Element): string {
  if (!code.querySelector('.line')) return code.textContent ?? ''
  const kept = [...code.querySelectorAll('.line:not(.deleted)')]
  return kept.map((line) => line.textContent).join('\n')
}

/**
 * Writes to the clipboard. Safari allows this only during the handling of a click, but accepts a promise of the text.
 */
async function copyFrom(source: string): Promise<void> {
  const text = fetch(source).then((response) => {
    if (!response.ok) throw new Error(source)
    return response.text()
  })
  // Browsers without support for such items do not await the promise either.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const plain = text.then((each) => new Blob([each], { type: 'text/plain' }))
  // Waits for both, so that a failed fetch is not reported as a clipboard error.
  await Promise.all([text, navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })])])
}
