/** A text with its first letter in upper case. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The name of a file, folder or part of an address in words: `getting-started` is "Getting started". */
export const nameInWords = (name: string): string => capitalised(name.replace(/[-_]+/g, ' ').trim() || name)
