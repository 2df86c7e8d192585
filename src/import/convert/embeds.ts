/** A link in the place of a frame, which pages of a portal do not have; videos of YouTube lead to their own pages. */
export function frameLink(src: string, title: string | undefined): string {
  const video = /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(src)?.[1]
  const href = video === undefined ? src : `https://www.youtube.com/watch?v=${video}`
  const escaped = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  // An address as the text would be a link inside this one.
  return `<a href="${escaped(href)}">${escaped(title || href.replace(/^(?:https?:)?\/\/(?:www\.)?/, ''))}</a>`
}
