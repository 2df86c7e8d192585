/** The text with every line that is not empty moved to the right. */
export const indent = (text: string, spaces: number): string => text.replace(/^(?=.)/gm, ' '.repeat(spaces))
