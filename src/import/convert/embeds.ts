/** A link in the place of a frame, which pages of a portal do not have; videos of YouTube lead to their own pages. */
export function frameLink(src: string, title: string | undefined): string {
  const video = /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(src)?.[1]
  const href = video === undefined ? src : `https://www.youtube.com/watch?v=${video}`
  const escaped = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  // An address as the text would be a link inside this one.
  return `<a href="${escaped(href)}">${escaped(title || href.replace(/^(?:https?:)?\/\/(?:www\.)?/, ''))}</a>`
}

/** Scripts that show a recording of a terminal, or a piece of code, which has a page of its own. */
const SCRIPT = /^(https:\/\/(?:asciinema\.org\/a|gist\.github\.com\/[\w-]+)\/[\w-]+)\.js(?:\?|$)/

/** The address of what an element shows in a frame or player; undefined for elements that show no other page or recording. */
export function embeddedAddress(name: string, src: string | undefined): string | undefined {
  if (!src) return undefined
  return name === 'iframe' || name === 'asciinema-player' ? src : name === 'script' ? SCRIPT.exec(src)?.[1] : undefined
}
