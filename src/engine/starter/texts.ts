/** What the pages and the example API of a new site say, in one language. Sentences are Markdown. */
export type StarterTexts = {
  portal: string
  tagline: string
  about: string
  documentation: { title: string; description: string }
  firstRequest: { title: string; description: string }
  reference: { title: string; description: string }
  addresses: string
  editing: string
  next: string
  /** The first request to an API that the site has already. */
  ownRequest: string
  /** The first request to the example API, which a block of code follows. */
  exampleRequest: string
  request: string
  api: { title: string; operation: string; tag: string; answer: string; field: string; greeting: string }
}
