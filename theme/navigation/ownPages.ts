/** Tells which addresses belong to this site: the pages below its base URL. */
export type OwnPages = {
  /** Tells whether an address may be a page of this site. Files, such as `/openapi.json`, are left to the browser. */
  has(address: URL): boolean
}

/** Scripts are served from `<base>assets/`, so a module can derive the base URL from its own address. */
export function ownPages(script: string): OwnPages {
  const base = new URL('..', script)
  return {
    has: ({ origin, pathname }) =>
      origin === base.origin && pathname.startsWith(base.pathname) && /(^|\/)[^./]*(\.html)?$/.test(pathname),
  }
}

/** Tells whether two addresses are the same document, apart from the fragment. */
export const isSameDocument = (one: URL, other: URL): boolean =>
  one.origin === other.origin && one.pathname === other.pathname && one.search === other.search
