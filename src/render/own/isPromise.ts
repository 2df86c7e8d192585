/** Promises of the realm in which the code of a site runs are no instances of this one's. */
export function isPromise(value: unknown): value is PromiseLike<unknown> {
  try {
    return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'
  } catch {
    // A proxy may refuse.
    return false
  }
}
