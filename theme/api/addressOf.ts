/** The address of something on the same page. */
export const addressOf = (id: string): string => `#${encodeURIComponent(id)}`
