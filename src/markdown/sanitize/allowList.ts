import type { Schema } from 'hast-util-sanitize'
import { MARK_ATTRIBUTES, MARKED } from '../blocks/mark.ts'

/**
 * The attributes that hold an address. Whatever is listed here, the links step judges and rewrites; an address in any
 * other attribute cannot pass.
 */
export const ADDRESS_ATTRIBUTES: ReadonlyMap<string, readonly string[]> = new Map([
  ['a', ['href']],
  ['img', ['src', 'srcSet']],
  ['source', ['src', 'srcSet']],
  ['video', ['src', 'poster']],
  ['audio', ['src']],
  ['track', ['src']],
])

const HTML = `a abbr aside audio b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em
  figcaption figure h1 h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p picture pre q rp rt ruby s samp section small
  source span strong sub summary sup table tbody td tfoot th thead time tr track u ul var video wbr`

const SVG = `svg circle clipPath defs desc ellipse g line linearGradient marker mask path pattern polygon polyline
  radialGradient rect stop symbol text title tspan use`

/** Elements that are removed with their content, which is not text for readers or is parsed differently by browsers. */
const WITH_CONTENT = `script style iframe object embed applet noscript noembed noframes template textarea select option
  xmp plaintext math foreignObject`

const GLOBAL = `id className title lang dir role hidden align ariaLabel ariaLabelledBy ariaDescribedBy ariaHidden
  ariaCurrent dataLabel`

const BY_ELEMENT: Record<string, string> = {
  a: 'name rel hrefLang type download dataFootnoteRef dataFootnoteBackref',
  audio: 'controls loop muted preload',
  col: 'span width',
  colgroup: 'span width',
  del: 'dateTime',
  details: 'open',
  div: 'dataGroup',
  img: 'alt width height sizes loading decoding',
  ins: 'dateTime',
  ol: 'start reversed type',
  pre: 'dataLanguage dataMeta',
  section: 'dataFootnotes',
  source: 'type media sizes width height',
  td: 'colSpan rowSpan headers',
  th: 'colSpan rowSpan headers scope abbr',
  time: 'dateTime',
  track: 'kind srcLang label default',
  video: 'controls loop muted autoPlay playsInline preload width height',
}

const SHAPES = `xmlns version viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points dx dy
  rotate textLength lengthAdjust pathLength refX refY markerWidth markerHeight markerUnits orient offset gradientUnits
  spreadMethod patternUnits patternContentUnits clipPathUnits maskUnits maskContentUnits focusable`

const PRESENTATION = `fill fillOpacity fillRule stroke strokeWidth strokeDashArray strokeDashOffset strokeLineCap
  strokeLineJoin strokeMiterLimit strokeOpacity opacity color stopColor stopOpacity transform gradientTransform
  patternTransform markerStart markerMid markerEnd clipPath clipRule mask textAnchor dominantBaseline alignmentBaseline
  baselineShift fontSize fontFamily fontWeight fontStyle letterSpacing wordSpacing visibility vectorEffect paintOrder
  shapeRendering textRendering`

// `url()` may name an element of the page only; no other function but colours and transforms.
const SAFE_VALUE =
  /^(?:[^()\\]*|\s*url\(["']?#[\w:.-]+["']?\)[^()\\]*|(?:\s*(?:rgba?|hsla?|matrix|translate|scale|rotate|skewX|skewY)\([^()\\]*\)[\s,]*)+)$/

/** Elements that may be made of another one, which is in the page. */
const REFERRING = 'use linearGradient radialGradient pattern'

const words = (list: string): string[] => list.match(/\S+/g) ?? []

/** Blocks and slots, as portalgen marks them. */
const MARKS = MARK_ATTRIBUTES.map((name): [string, RegExp] => [name, MARKED])

type Attributes = NonNullable<Schema['attributes']>

function htmlAttributes(): Attributes {
  const attributes: Attributes = {
    '*': [...words(GLOBAL), ...MARKS],
    input: [['type', 'checkbox'], 'checked', ['disabled', true]],
  }
  for (const element of words(HTML)) {
    attributes[element] ??= [...words(BY_ELEMENT[element] ?? ''), ...(ADDRESS_ATTRIBUTES.get(element) ?? [])]
  }
  return attributes
}

function svgAttributes(): Attributes {
  const shared = [...words(SHAPES), ...words(PRESENTATION).map((name): [string, RegExp] => [name, SAFE_VALUE])]
  const attributes: Attributes = Object.fromEntries(words(SVG).map((element) => [element, shared]))
  const referring = [...shared, ...['href', 'xLinkHref'].map((name): [string, RegExp] => [name, /^#/])]
  return { ...attributes, ...Object.fromEntries(words(REFERRING).map((element) => [element, referring])) }
}

export const HTML_ELEMENTS: readonly string[] = words(HTML)

/** The allowed elements and attributes; all others are removed. */
export const ALLOW_LIST: Schema = {
  tagNames: [...words(HTML), ...words(SVG)],
  attributes: { ...htmlAttributes(), ...svgAttributes() },
  // Outside of an image, `<title>` and `<desc>` are read in another way when the page is parsed again.
  ancestors: { title: ['svg'], desc: ['svg'] },
  required: { input: { type: 'checkbox', disabled: true } },
  strip: words(WITH_CONTENT),
  // Addresses are checked and reported by the links step; ids and names by the ids step.
  protocols: {},
  clobber: [],
  clobberPrefix: '',
  allowComments: false,
  allowDoctypes: false,
}
