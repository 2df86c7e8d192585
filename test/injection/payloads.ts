import { textsOfGrammar } from './grammar.ts'

/** A text that tries to become code, and the name that it reports when it does. */
export type Payload = { name: string; text: string }

/** Ends what a text may stand in. */
const ENDS = [
  ...[
    '',
    '">',
    "'>",
    '` >',
    '</script>',
    '</title>',
    '</style>',
    '</textarea>',
    '</svg>',
    '</code></pre>',
    '-->',
    ']]>',
  ],
  ...[
    '</a></p></div>',
    '"}\'>',
    '"}]}</script>',
    '\\"></p>',
    '`\n```\n',
    '\n\n',
    '](x "',
    '|\n',
    '{{',
    '%22%3E',
    '&quot;&gt;',
  ],
  ...['\u2028', '<!doctype html>', '\\', '$$', ':::\n', '*/}</style>', '<!--', '<![CDATA['],
]

/** Run code in a page; `RUN` stands for the code. */
const VECTORS = [
  ...[
    '<script>RUN</script>',
    '<script src="data:text/javascript,RUN"></script>',
    '<img src=x onerror=RUN>',
    '<svg onload=RUN>',
  ],
  ...[
    '<svg><script>RUN</script></svg>',
    '<svg><a xlink:href="javascript:RUN"><text>x</text></a></svg>',
    '<body onload=RUN>',
  ],
  ...['<iframe srcdoc="<script>parent.RUN</script>"></iframe>', '<iframe src="javascript:parent.RUN"></iframe>'],
  ...['<object data="javascript:RUN"></object>', '<embed src="javascript:RUN">', '<a href="javascript:RUN">x</a>'],
  ...[
    '<a href="java&#10;script:RUN">x</a>',
    '<a href="&#1;javascript:RUN">x</a>',
    '<a href=" JaVaScRiPt&colon;RUN">x</a>',
  ],
  ...['<form action="javascript:RUN"><button>x</button></form>', '<button formaction="javascript:RUN">x</button>'],
  ...['<details open ontoggle=RUN>', '<input autofocus onfocus=RUN>', '<video><source onerror=RUN></video>'],
  ...['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=RUN&gt;">'],
  ...['<noscript><p title="</noscript><img src=x onerror=RUN>">', '<template><img src=x onerror=RUN></template>'],
  ...['<base href="https://evil.example/">', '<meta http-equiv="refresh" content="0;url=javascript:RUN">'],
  ...[
    '<link rel="stylesheet" href="//evil.example/x.css">',
    '<div style="background:url(javascript:RUN)" onclick=RUN>x</div>',
  ],
  ...[
    '<x onclick=RUN tabindex=1>y</x>',
    '<p/onmouseover=RUN//>',
    '<b \0onclick=RUN>z</b>',
    '<scr<script>ipt>RUN</script>',
  ],
  ...[
    '[x](javascript:RUN)',
    '![x](javascript:RUN "t")',
    '<javascript:RUN>',
    '[x][y]\n\n[y]: javascript:RUN\n',
    '[x](vbscript:RUN)',
  ],
  ...['[x](data:text/html,<script>RUN</script>)', '![x" onerror="RUN](x.png)', '{#" onclick="RUN}', '{.a onclick=RUN}'],
  ...[
    '\\href{javascript:RUN}{x}',
    '<style>@import "javascript:RUN"</style>',
    '" onfocus="RUN" autofocus x="',
    "' onclick='RUN' x='",
  ],
  ...['constructor', '__proto__', 'javascript:RUN', 'data:text/html,<script>RUN</script>', '//evil.example/%2e%2e'],
]

/** Steer a terminal, a report or a document of another format. */
const CONTROLS = [
  ...[
    '\u001b[31mred',
    '\u001b]8;;https://evil.example\u0007link\u001b]8;;\u0007',
    '\u0007\u0008\u0008',
    '\u009b31m',
    '\r\noverwritten',
  ],
  ...[
    '\u202etxt.exe',
    '\u2066\u2069\u200b',
    '::error file=x::y',
    '%0A::set-output name=a::b',
    '\n::stop-commands::x\n',
  ],
  ...[
    '<?xml version="1.0"?>',
    ']]><!ENTITY x SYSTEM "file:///etc/passwd">&x;',
    '\ufeff',
    '\ufffe',
    '\ud800',
    '=cmd|"/c calc"!A1',
  ],
]

/** How many tags are made by the grammar. */
const TAGS = 1000

/** All of them, each with a name of its own, in the same order each time. */
export function allPayloads(): Payload[] {
  const texts = [...ENDS.flatMap((end) => VECTORS.map((vector) => end + vector)), ...CONTROLS, ...textsOfGrammar(TAGS)]
  return texts.map((text, index) => ({ name: `p${index}`, text: text.replaceAll('RUN', `ran(${index})`) }))
}

/** Has no divisor in common with the number of payloads. */
const STEP = 611

/** All of them in an order in which each part has payloads of all kinds. */
export function inSeveralKinds(): Payload[] {
  const all = allPayloads()
  return all.flatMap((_, index) => all[(index * STEP) % all.length] ?? [])
}
