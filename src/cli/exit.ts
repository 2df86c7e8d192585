/** Exit codes, on which CI relies. */
export const EXIT = { fine: 0, siteHasErrors: 1, wrongUsage: 2 } as const
