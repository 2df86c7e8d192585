/** The islands of a site, compiled. */
declare module 'portalgen/islands' {
  export const islands: import('./hydrateOwn.tsx').OwnIslands
}
