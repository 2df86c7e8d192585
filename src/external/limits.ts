/** Limits for requests to other sites. Times are in milliseconds. */
export type Limits = {
  connectTimeout: number
  /** From the request to the end of the part of the answer that is read. */
  totalTimeout: number
  /** The number of concurrent requests, to one host and overall. */
  perHost: number
  inAll: number
  /** The minimum interval between the starts of two requests to a host. */
  gap: number
  /** The number of redirects that are followed. */
  hops: number
  /** The longest `Retry-After` that is respected; after that the address counts as unverified. */
  longestWait: number
  /** The wait before each retry if the host names none; randomised between half and one and a half times this value. */
  backOff: number
  /** The number of decoded bytes of a page that are searched for ids. */
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
