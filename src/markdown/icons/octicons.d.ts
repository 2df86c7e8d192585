/** Declared here since its types, inferred from a megabyte, would be as large. */
declare module '@primer/octicons/build/data.json' {
  type Drawing = { width: number; path: string }
  const icons: Record<string, { heights: Record<string, Drawing> }>
  export = icons
}
