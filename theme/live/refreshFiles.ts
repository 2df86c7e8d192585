const ATTRIBUTES = ['src', 'srcset', 'poster', 'data', 'href']

const NODES = '[src], [srcset], [poster], [data], link[rel~="icon"]'

/** Loads files with another content again, wherever the page shows them: a browser keeps what an open page has loaded. */
export function refreshFiles(addresses: string[]): void {
  if (addresses.length === 0) return
  const paths = new Set(addresses.map((address) => new URL(address, location.href).pathname))
  const version = Date.now()
  for (const node of document.querySelectorAll(NODES)) {
    for (const name of ATTRIBUTES) {
      const value = node.getAttribute(name)
      const fresh = value?.replace(/[^\s,]+/g, (word) =>
        paths.has(pathOf(word)) ? `${pathOf(word)}?${version}` : word,
      )
      if (fresh !== undefined && fresh !== value) node.setAttribute(name, fresh)
    }
  }
}

/** Empty for an address of another site, and for what is none. */
function pathOf(word: string): string {
  const { origin, pathname } = URL.canParse(word, location.href) ? new URL(word, location.href) : new URL('data:')
  return origin === location.origin ? pathname : ''
}
