// What browsers and hosts go by is the name, whatever the letters' case.
export const SCRIPT = /\.(?:[cm]?js|ecma)$/i
export const HTML = /\.(?:s?html?|hxt|stm)$/i
export const XHTML = /\.xht(?:ml?)?$/i
export const DRAWING = /\.svgz?$/i

export const XML = /\.(?:xml|xslt?|rss|atom|rdf)$/i

/**
 * Formats of programs and of pages with scripts that plug-ins, older browsers or Windows run when they are opened. What
 * readers install, such as a package or a shell script, is a download.
 */
export const PROGRAM =
  /\.(?:appref-ms|application|chm|eml|hta|htc|jnlp|jse|lnk|mht|mhtml|msc|scf|sct|settingcontent-ms|spl|swf|url|vb[es]|wsc|wsf|wsh|xap|xbap|xbl|xul)$/i

/** Tells by its name whether a file may have what a browser runs. */
export const isJudged = (path: string): boolean =>
  [SCRIPT, HTML, XHTML, DRAWING, XML, PROGRAM].some((names) => names.test(path))
