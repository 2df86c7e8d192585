/** Runs in a page before its own scripts: storage throws at the first touch, as browsers with blocked cookies do. */
export function denyStorage(): void {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
}
