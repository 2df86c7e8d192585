/**
 * Makes Back close what lies over the page, as it does in apps, and stay on the page. Browsers allow it once after the
 * reader has done something; where they do not, Back goes back.
 */
export function closeOnBack(isOpen: () => boolean, close: () => void): void {
  if (!('navigation' in window)) return
  navigation.addEventListener('navigate', (event) => {
    if (!isOpen()) return
    if (event.navigationType === 'traverse' && event.cancelable) event.preventDefault()
    close()
  })
}
