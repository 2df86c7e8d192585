/** Runs in a page. What is wrong with the element that the keyboard has reached, if anything is. */
export function focusProblem(): string | undefined {
  const element = document.activeElement
  if (!element || element === document.body) return undefined
  const name = element.outerHTML.slice(0, 120)
  // A card that is a link as a whole has the outline around itself.
  const outlined = [element, element.parentElement ?? element].some((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  if (!outlined) return `no outline: ${name}`
  const { top, bottom, left, width } = element.getBoundingClientRect()
  if (bottom <= 0 || top >= innerHeight) return `outside of the window: ${name}`
  const at = document.elementFromPoint(
    left + width / 2,
    Math.max(top + 2, Math.min((top + bottom) / 2, innerHeight - 2)),
  )
  return at && (element.contains(at) || at.contains(element))
    ? undefined
    : `covered by ${at?.outerHTML.slice(0, 60)}: ${name}`
}
