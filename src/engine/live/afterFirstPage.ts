/**
 * Begins, once, what would keep the first page waiting: to read and watch thousands of files takes as long as the page.
 * A page that does not listen yet would have to be loaded again after that.
 */
export function afterFirstPage(begin: () => void) {
  let timer: NodeJS.Timeout | undefined
  let hasBegun = false
  const beginOnce = (): void => {
    if (!hasBegun) begin()
    hasBegun = true
  }
  return {
    listens: () => void setImmediate(beginOnce),
    /** Begins without a page after a while, which leaves the caller time to print the address of the site. */
    expect(milliseconds: number): void {
      timer = setTimeout(beginOnce, milliseconds)
    },
    stop(): void {
      clearTimeout(timer)
      hasBegun = true
    },
  }
}
