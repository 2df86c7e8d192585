interface Window {
  /** Set by the page's own script: changes the page while what is alive in it is put aside. */
  readonly portalgen?: { update?(change: () => void): void }
}
