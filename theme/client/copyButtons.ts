const SHOWN_FOR = 2000

/** Shows the copy buttons. One listener serves them all: a reference page has hundreds. */
export function copyButtons(signal: AbortSignal): void {
  // Only pages from a secure origin may write to the clipboard.
  if (!navigator.clipboard) return
  for (const button of document.querySelectorAll<HTMLElement>('.copy')) button.hidden = false
  const onClick = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('.copy') : null
    if (button) void copy(button)
  }
  document.addEventListener('click', onClick, { signal })
}

async function copy(button: Element): Promise<void> {
  const code = button.parentElement?.querySelector('code')
  if (!code) return
  const text = await navigator.clipboard.writeText(textOf(code)).then(
    () => 'Copied',
    () => 'Not allowed',
  )
  button.textContent = text
  button.setAttribute('aria-live', 'polite')
  setTimeout(() => {
    button.textContent = 'Copy'
  }, SHOWN_FOR)
}

/** Deleted lines show what was; a reader who copies wants what shall be. */
function textOf(code: Element): string {
  const lines = [...code.querySelectorAll('.line')]
  if (lines.length === 0) return code.textContent ?? ''
  const kept = lines.filter((line) => !line.classList.contains('deleted'))
  return kept.map((line) => line.textContent).join('\n')
}
