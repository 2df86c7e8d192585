/** What of the web is this site: the pages below its base URL. */
export type OwnPages = {
  /** Whether a page of this site may stand at an address. Files, such as `/openapi.json`, are the browser's. */
  has(address: URL): boolean
}

/** Scripts lie in `<base>assets/`, so a module knows where the site begins. */
export function ownPages(script: string): OwnPages {
  const base = new URL('..', script)
  return {
    has: ({ origin, pathname }) =>
      origin === base.origin && pathname.startsWith(base.pathname) && /(^|\/)[^./]*(\.html)?$/.test(pathname),
  }
}

/** Whether two addresses are the same document; the hash is a place in it. */
export const isSameDocument = (one: URL, other: URL): boolean =>
  one.origin === other.origin && one.pathname === other.pathname && one.search === other.search
