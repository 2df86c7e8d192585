/**
 * The class of a picture that is shown in one colour mode only, which its address names after `#`: `gh-dark-mode-only` as on
 * GitHub, or `only-dark` as with Material for MkDocs.
 */
export function colorModeClass(address: string): 'only-light' | 'only-dark' | undefined {
  const mode = /#(?:gh-(light|dark)-mode-only|only-(light|dark))$/.exec(address)?.slice(1).find(Boolean)
  return mode === 'light' ? 'only-light' : mode === 'dark' ? 'only-dark' : undefined
}
