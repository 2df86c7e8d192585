/** The history state of a popover or dialog. */
const LAYER = 'layer'

/**
 * Closes a popover or dialog when the reader goes back, as in apps. While it is open it has a history entry of its own,
 * which is removed if it is closed by other means.
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
    // The reader may have opened it again in the meantime.
    if (isOpen()) enter()
  })
  navigation.addEventListener('navigate', () => {
    if (entering || leaving || !isOpen()) return
    // Either Back has left the entry, or the reader continues from it; then the entry stays, and is skipped later.
    entry = undefined
    close()
  })
}

/** Skips the history entries of layers from which the reader went to another page. */
export function passOverLayers(): void {
  if (!('navigation' in window)) return
  navigation.addEventListener('currententrychange', ({ navigationType, from }) => {
    const to = navigation.currentEntry
    if (navigationType !== 'traverse' || history.state !== LAYER || !to) return
    if (from.index > to.index) history.back()
    else history.forward()
  })
}
