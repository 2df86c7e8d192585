/** A text in double quotes, with a backslash before what would end them. */
export const inQuotes = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`
