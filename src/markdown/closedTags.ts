/** Elements that have contents. Those whose contents are not HTML are left to the parser, but for frames. */
const NAMES = `a abbr article aside audio b blockquote button canvas center cite code dd del details dfn div dl dt em
  figcaption figure font footer h1 h2 h3 h4 h5 h6 header i iframe ins kbd li main mark nav ol p picture q s samp section
  small span strong sub summary sup table td th tr u ul var video`
  .split(/\s+/)
  .join('|')

/** A value without quotes goes on to the next space, and may end with a slash. */
const VALUE = `"[^"]*"|'[^']*'|[^\\s"'=<>\`]+(?=[\\s>])`
const CLOSED = new RegExp(`<(${NAMES})((?:\\s+[^\\s"'<>/=]+(?:\\s*=\\s*(?:${VALUE}))?)*)\\s*/>`, 'gi')

/**
 * `<a id="x"/>` is an element with nothing in it, as its authors mean it and other generators read it; to browsers it is
 * left open, so that all that follows is in it.
 */
export const withClosedTags = (html: string): string =>
  html.includes('/>') ? html.replace(CLOSED, '<$1$2></$1>') : html
