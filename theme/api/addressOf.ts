/** An address inside the reference; where that has several pages, the renderer puts the page before it. */
export const addressOf = (id: string): string => `#${encodeURIComponent(id)}`
