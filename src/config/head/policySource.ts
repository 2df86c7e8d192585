const ADDRESS = /^(https|wss):\/\/([^/?#\s\\@]+)([/?#]\S*)?$/i

/** A host, or all hosts below it; the port may be any. */
const AUTHORITY = /^(\*\.(?!\*))?([^*:]+|\*)(:\d{1,5}|:\*)?$/

/**
 * How the security policy names an address of another site: without its query, and in ASCII, since browsers drop all of a
 * directive that has any other character. Undefined if it is none.
 */
export function policySource(address: string): string | undefined {
  const [, scheme = '', authority = '', path = ''] = ADDRESS.exec(address) ?? []
  const [, below = '', host = '', port = ''] = AUTHORITY.exec(authority) ?? []
  const name = host === '*' ? host : hostNamed(host)
  if (name === undefined) return undefined
  return `${scheme.toLowerCase()}://${below}${name}${port}${pathIn(path)}`
}

function hostNamed(host: string): string | undefined {
  const address = `https://${host}`
  const name = URL.canParse(address) ? new URL(address).hostname : ''
  return /^[a-z\d._-]+$/.test(name) ? name : undefined
}

/** These characters have a meaning in a policy. */
const RESERVED = /[;,']/g

function pathIn(path: string): string {
  if (!path.startsWith('/')) return ''
  const { pathname } = new URL(path.replace(/^\/+/, '/'), 'https://a.example')
  return pathname.replace(RESERVED, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
}
