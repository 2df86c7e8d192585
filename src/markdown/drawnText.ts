/** What is drawn when a text is read, in all of its forms: as markup, as plain text, and in Markdown. */
export type DrawnText = { html: string; text: string; markdown: string; isBlock: boolean }
