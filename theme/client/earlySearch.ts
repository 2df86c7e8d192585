/** An attribute of the root: what readers typed who asked for the search before the script of the site was there. */
export const EARLY_WORDS = 'data-early-search'
