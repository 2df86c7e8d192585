/** In quotes where nothing, or not all, would be seen: an empty text, and blanks at its ends. */
export const visible = (text: string): string => (text.trim() === text && text !== '' ? text : JSON.stringify(text))
