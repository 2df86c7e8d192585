interface Window {
  /** Set by the page's own script: changes the page while its behaviour is suspended. */
  readonly portalgen?: { update?(change: () => void): void }
}
