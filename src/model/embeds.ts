/** Where what a page embeds is shown: the address of a frame, and its host. */
type Frame = { src: string; host: string }

/** Returns the address for a frame of what is at an address; undefined if there is nothing that can be shown in one. */
type AddressOf = (url: URL) => string | undefined

/** The services whose addresses for readers differ from those for frames, by the names that `embeds` calls them. */
const SERVICES: Readonly<Record<string, { hosts: readonly string[]; addressOf: AddressOf }>> = {
  youtube: {
    hosts: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    addressOf(url) {
      const id = url.searchParams.get('v') ?? /^\/(?:embed\/|shorts\/|live\/)?([\w-]{6}[\w-]*)$/.exec(url.pathname)?.[1]
      const seconds = /^(\d+)s?$/.exec(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '')?.[1]
      if (id === undefined || !/^[\w-]+$/.test(id)) return undefined
      return `https://www.youtube-nocookie.com/embed/${id}${seconds === undefined ? '' : `?start=${seconds}`}`
    },
  },
  vimeo: {
    hosts: ['vimeo.com', 'player.vimeo.com'],
    addressOf(url) {
      const [, id, hash = url.searchParams.get('h')] = /^\/(?:video\/)?(\d+)(?:\/(\w+))?$/.exec(url.pathname) ?? []
      const key = hash !== null && /^\w+$/.test(hash) ? `&h=${hash}` : ''
      return id === undefined ? undefined : `https://player.vimeo.com/video/${id}?dnt=1${key}`
    },
  },
  loom: {
    hosts: ['loom.com'],
    addressOf: (url) => below(url, /^\/(?:share|embed)\/(\w+)$/, 'https://www.loom.com/embed/'),
  },
  codesandbox: {
    hosts: ['codesandbox.io'],
    addressOf: (url) => below(url, /^\/(?:s|p\/sandbox|embed)\/([\w-]+)$/, 'https://codesandbox.io/embed/'),
  },
  stackblitz: {
    hosts: ['stackblitz.com'],
    addressOf(url) {
      const address = below(url, /^\/edit\/([\w-]+)$/, 'https://stackblitz.com/edit/')
      const file = url.searchParams.get('file')
      return address && `${address}?embed=1${file === null ? '' : `&file=${encodeURIComponent(file)}`}`
    },
  },
  codepen: {
    hosts: ['codepen.io'],
    addressOf(url) {
      const [, user, pen] = /^\/([\w-]+)\/(?:pen|embed)\/(\w+)$/.exec(url.pathname) ?? []
      return pen === undefined ? undefined : `https://codepen.io/${user}/embed/${pen}?default-tab=result`
    },
  },
  figma: {
    hosts: ['figma.com', 'embed.figma.com'],
    addressOf(url) {
      const [, path] = /^\/((?:file|design|proto|board|slides)\/\w+(?:\/[\w%-]*)?)$/.exec(url.pathname) ?? []
      const node = url.searchParams.get('node-id')
      const part = node !== null && /^[\w:-]+$/.test(node) ? `&node-id=${node}` : ''
      return path === undefined ? undefined : `https://embed.figma.com/${path}?embed-host=share${part}`
    },
  },
}

const below = (url: URL, pattern: RegExp, address: string): string | undefined => {
  const id = pattern.exec(url.pathname)?.[1]
  return id === undefined ? undefined : address + id
}

export const EMBED_SERVICES: readonly string[] = Object.keys(SERVICES)

/** The origin of a site, as browsers write it, in the way that `embeds` names those that are not a service; undefined if it is none. */
export function embedOrigin(text: string): string | undefined {
  if (!/^https:\/\/[^/?#@\\\s]+\/?$/i.test(text) || !URL.canParse(text)) return undefined
  const { origin, hostname } = new URL(text)
  // What else may be in a host has a meaning in a security policy.
  return /^[a-z\d.-]+$/.test(hostname) ? origin : undefined
}

/** What an address is of: a service, which may show it in a frame; or else a site, which is shown as it is. */
export function embeddedAt(address: string): { name: string; frame: Frame | undefined } | undefined {
  if (!/^https:\/\/[^/@]+(?:[/?#]|$)/i.test(address) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  const host = url.hostname.replace(/^www\./, '')
  const service = Object.entries(SERVICES).find(([, { hosts }]) => hosts.includes(host))
  if (!service) return { name: url.origin, frame: { src: url.href, host: url.origin } }
  const [name, { addressOf }] = service
  const src = addressOf(url)
  return { name, frame: src === undefined ? undefined : { src, host: new URL(src).origin } }
}
