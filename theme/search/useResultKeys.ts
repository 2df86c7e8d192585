import { useEffect, useState } from 'react'
import type { SearchGroup } from './answer.ts'
import type { SearchBox } from './searchBox.ts'

export const optionId = (index: number): string => `__search-result-${index}`

/** `isPending`: the results for the current input have not arrived yet. */
type ShownResults = { groups: SearchGroup[]; isPending: boolean }

/**
 * The keys of a combobox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): the focus stays in the input, arrows move
 * what is active, Enter follows it.
 */
export function useResultKeys(
  box: SearchBox,
  { groups, isPending }: ShownResults,
): [active: number, setActive: (index: number) => void] {
  const { input, body } = box
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  // The first result of every answer is active, so that Enter follows it.
  const [chosen, setChosen] = useState({ groups, index: 0 })
  const active = chosen.groups === groups ? chosen.index : 0

  useEffect(() => {
    input.setAttribute('aria-expanded', String(count > 0))
    if (count > 0) input.setAttribute('aria-activedescendant', optionId(active))
    else input.removeAttribute('aria-activedescendant')
  }, [input, active, count])

  useEffect(() => {
    if (groups.length > 0) body.scrollTop = 0
  }, [body, groups])

  useEffect(() => {
    const linkAt = (index: number): HTMLElement | null => body.querySelector(`#${optionId(index)}`)
    const follow = ({ ctrlKey, metaKey, shiftKey }: KeyboardEvent): void => {
      box.entered = undefined
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey })
      linkAt(active)?.dispatchEvent(click)
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.isComposing) return
      const to = { ArrowDown: (active + 1) % count, ArrowUp: (active - 1 + count) % count }[event.key]
      if (to !== undefined && count > 0) {
        event.preventDefault()
        setChosen({ groups, index: to })
        linkAt(to)?.scrollIntoView({ block: 'nearest' })
      }
      if (event.key === 'Enter' && !isPending) follow(event)
    }
    // If Enter is pressed before the results arrive, it opens the first one, unless the search was closed meanwhile.
    if (box.entered && !isPending && document.activeElement === input) follow(box.entered)
    input.addEventListener('keydown', onKey)
    return () => input.removeEventListener('keydown', onKey)
  }, [box, input, body, groups, active, count, isPending])

  return [active, (index) => setChosen({ groups, index })]
}
