/** How long and how often others are asked. Times are in milliseconds. */
export type Limits = {
  connectTimeout: number
  /** From the request to the end of what is read of the answer. */
  totalTimeout: number
  /** Requests at once, to one host and in all. */
  perHost: number
  inAll: number
  /** Between the starts of two requests to a host. */
  gap: number
  /** Redirects that are followed. */
  hops: number
  /** The longest that a host may ask us to wait. */
  longestWait: number
  /** Before each retry, unless the host names a time; half of it at least, and half as much again at most. */
  backOff: number
  /** Decoded bytes of a page that are read for its ids. */
  body: number
}

export const LIMITS: Limits = {
  connectTimeout: 5_000,
  totalTimeout: 15_000,
  perHost: 4,
  inAll: 32,
  gap: 100,
  hops: 5,
  longestWait: 30_000,
  backOff: 1_000,
  body: 2 * 1024 * 1024,
}
