/**
 * Parses a page of the site. Its style is left out: this document has the whole style sheet, and browsers report styles
 * that the policy of this document does not name, even where nothing is shown.
 */
export const parsePage = (html: string): Document =>
  new DOMParser().parseFromString(html.replace(/<style>[\s\S]*?<\/style>/g, ''), 'text/html')
