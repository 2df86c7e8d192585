/** What the history entry of something that lies over the page holds. */
const LAYER = 'layer'

/**
 * Makes Back close what lies over the page (a popover or a dialog), as it does in apps. While it is open it has an entry
 * of its own in the history; one that is closed by other means takes its entry away again.
 */
export function closeOnBack(layer: HTMLElement, isOpen: () => boolean, close: () => void): void {
  if (!('navigation' in window)) return
  let entry: string | undefined
  let entering = false
  let leaving = false
  const hasEntry = (): boolean => entry !== undefined && entry === navigation.currentEntry?.key
  const enter = (): void => {
    entering = true
    history.pushState(LAYER, '')
    entering = false
    entry = navigation.currentEntry?.key
  }
  layer.addEventListener('toggle', () => {
    if (isOpen() && !hasEntry() && !leaving) enter()
    else if (!isOpen() && hasEntry()) {
      leaving = true
      history.back()
    }
  })
  navigation.addEventListener('currententrychange', () => {
    if (!leaving) return
    leaving = false
    // Who is quick has opened it again in the meantime.
    if (isOpen()) enter()
  })
  navigation.addEventListener('navigate', () => {
    if (entering || leaving || !isOpen()) return
    // Back has left the entry, or the reader goes on from it: then it stays behind, and is passed over later.
    entry = undefined
    close()
  })
}

/** Passes over the entries of layers from which the reader went on to another page. */
export function passOverLayers(): void {
  if (!('navigation' in window)) return
  navigation.addEventListener('currententrychange', ({ navigationType, from }) => {
    const to = navigation.currentEntry
    if (navigationType !== 'traverse' || history.state !== LAYER || !to) return
    if (from.index > to.index) history.back()
    else history.forward()
  })
}
