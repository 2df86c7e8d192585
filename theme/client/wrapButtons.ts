/** Gives code whose lines are wider than their block a button that wraps them. Blocks are measured when they come into view. */
export function wrapButtons(signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const code = target.querySelector('pre')
      if (!isIntersecting || !code || code.scrollWidth <= code.clientWidth) continue
      observer.unobserve(target)
      target.append(wrapButton(target))
    }
  })
  for (const figure of document.querySelectorAll('.code:not(:has(> .wrap))')) observer.observe(figure)
  signal.addEventListener('abort', () => observer.disconnect())
}

function wrapButton(figure: Element): Element {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'wrap'
  button.textContent = 'Wrap'
  button.setAttribute('aria-pressed', 'false')
  button.addEventListener('click', () => {
    button.setAttribute('aria-pressed', String(figure.toggleAttribute('data-wrapped')))
  })
  return button
}
