// What browsers and hosts go by is the name, whatever the letters' case.
export const SCRIPT = /\.[cm]?js$/i
export const HTML = /\.s?html?$/i
export const XHTML = /\.xht(?:ml?)?$/i
export const DRAWING = /\.svgz?$/i
export const XML = /\.(?:xml|xslt?|rss|atom|rdf)$/i

/** Tells by its name whether a file has to be read to be judged. */
export const isJudged = (path: string): boolean => [SCRIPT, HTML, XHTML, DRAWING, XML].some((names) => names.test(path))
