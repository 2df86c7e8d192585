/** Whether raw HTML is a comment and nothing else, also for a browser, which ends some before `-->`. */
export function isComment(html: string): boolean {
  const inside = html.slice('<!--'.length, -'-->'.length)
  if (!html.startsWith('<!--') || !html.endsWith('-->') || html.length < '<!---->'.length) return false
  return !inside.includes('--') && !/^-?>/.test(inside) && !inside.endsWith('-')
}
