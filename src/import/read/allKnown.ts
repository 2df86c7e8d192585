/** Values of which none is unknown; undefined if one is. */
export function allKnown<T>(values: (T | undefined)[]): T[] | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.length < values.length ? undefined : known
}
