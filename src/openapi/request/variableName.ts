/** The environment variable of a secret: `subscription-key` of the Connect API is `CONNECT_SUBSCRIPTION_KEY`. */
export function variableName(apiTitle: string, name: string): string {
  const words = `${/^\s*([A-Za-z]\w*)/.exec(apiTitle)?.[1] ?? 'api'} ${name}`
  return words.toUpperCase().replace(/[^A-Z\d]+/g, '_')
}
