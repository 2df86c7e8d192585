/** https://github.com/expressjs/compression: its types bring those of Express, which nobody here needs. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

  /** Compresses answers of which that is worth it, by what the request accepts. */
  const compression: () => Middleware

  // biome-ignore lint/style/noDefaultExport: the package has one
  export { compression as default }
}
