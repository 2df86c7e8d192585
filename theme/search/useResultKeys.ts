import { useEffect, useState } from 'react'
import type { SearchHit } from './answer.ts'

export const optionId = (index: number): string => `search-result-${index}`

/**
 * The keys of a combobox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): the focus stays in the input, arrows move
 * what is active, Enter follows it.
 */
export function useResultKeys(
  input: HTMLInputElement,
  body: HTMLElement,
  links: SearchHit[],
): [number, (index: number) => void] {
  const [active, setActive] = useState(0)
  const count = links.length
  // The first result of every answer is active, so that Enter follows it.
  const [first, last] = [links[0]?.href, links.at(-1)?.href]
  useEffect(() => setActive(0), [first, last, count])

  useEffect(() => {
    input.setAttribute('aria-expanded', String(count > 0))
    if (count > 0) input.setAttribute('aria-activedescendant', optionId(active))
    else input.removeAttribute('aria-activedescendant')
  }, [input, active, count])

  useEffect(() => {
    const linkAt = (index: number): HTMLElement | null => body.querySelector(`#${optionId(index)}`)
    const onKey = (event: KeyboardEvent): void => {
      if (event.isComposing || count === 0) return
      const to = { ArrowDown: (active + 1) % count, ArrowUp: (active - 1 + count) % count }[event.key]
      if (to !== undefined) {
        event.preventDefault()
        setActive(to)
        linkAt(to)?.scrollIntoView({ block: 'nearest' })
      }
      if (event.key !== 'Enter') return
      event.preventDefault()
      const { ctrlKey, metaKey, shiftKey } = event
      linkAt(active)?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
      )
    }
    input.addEventListener('keydown', onKey)
    return () => input.removeEventListener('keydown', onKey)
  }, [input, body, active, count])

  return [active, setActive]
}
