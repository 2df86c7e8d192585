/** Exit codes: part of the contract with CI. */
export const EXIT = { fine: 0, siteHasErrors: 1, wrongUsage: 2 } as const
