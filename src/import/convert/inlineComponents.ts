import { type Known, plain } from './treatment.ts'

export const link: Known = ({ to, href = to ?? '' }, inside) => ({
  kind: 'text',
  text: `[${inside.trim() || href}](${href})`,
})

export const image: Known = ({ alt = '', src, img, srcLight, srcDark }) => {
  const address = src ?? img
  if (srcLight && srcDark) return themedImage({ alt, 'sources.light': srcLight, 'sources.dark': srcDark }, '')
  return address ? { kind: 'text', text: `![${alt}](${address})` } : { kind: 'left' }
}

/** One picture for light pages and one for dark ones. */
export const themedImage: Known = ({ alt = '', src, 'sources.light': light = src, 'sources.dark': dark }) => {
  if (!light || !dark || light === dark) return image({ alt, src: light || dark || '' }, '')
  return { kind: 'text', text: `![${alt}](${light}#only-light)![${alt}](${dark}#only-dark)` }
}

/** Keys of a keyboard, or the keys of several systems (https://starlight-kbd.vercel.app). */
export const keys: Known = (attributes, inside) => {
  if (inside.trim() !== '') return { kind: 'contents', before: '<kbd>', after: '</kbd>' }
  const written = Object.values(attributes).filter((value) => /^[^\s<>][^<>]*$/.test(value))
  const shown = [...new Set(written)].map((each) =>
    each
      .split('+')
      .map((key) => `<kbd>${key}</kbd>`)
      .join('+'),
  )
  return shown.length === 0 ? { kind: 'left' } : { kind: 'text', text: shown.join(' / ') }
}

/** A badge as it is written here; the text may have marks of Markdown. */
export const badgeOf = (text: string): string => `<span class="badge">${text}</span>`

export const badge: Known = ({ text, type = '' }, inside) => ({
  kind: 'text',
  text: badgeOf(text === undefined ? inside.trim() || type : plain(text)),
})

export const player: Known = ({ url = '', src = url, title = 'Video' }) =>
  src === '' ? { kind: 'left' } : { kind: 'text', text: `[${title}](${src})` }

export const youTube: Known = ({ id = '', videoId = id, title = 'Video' }) => ({
  kind: 'text',
  text: `[${title}](${/^https?:/.test(videoId) ? videoId : `https://www.youtube.com/watch?v=${videoId}`})`,
})

/** Content of another site (https://astro-embed.netlify.app), by its address, or by its id at the site. */
export const embedded =
  (base?: string): Known =>
  ({ id = '', url = id, title }) => {
    const address = /^https?:/.test(url) ? url : base && url ? base + url : undefined
    return address === undefined ? { kind: 'left' } : { kind: 'text', text: `[${title ?? address}](${address})` }
  }
