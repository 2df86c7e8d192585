/** https://github.com/expressjs/compression: its own types depend on those of Express, which are not needed here. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

  /** Compresses answers if it is worthwhile and the request accepts it. */
  const compression: () => Middleware

  export = compression
}
