const LINES = [
  '',
  'plain',
  `"'\`"""'''\`\`\``,
  '\\ \\\\ \\n \\u0041 \\',
  `$HOME \${HOME} $(id) \`id\` {$a} #{a} %s {0} {{x}} {x`,
  '!! !$ "!"',
  '</script><!-- ]]> <?php ?> */ //',
  '@/etc/passwd',
  'é ß 漢字 👩‍👩‍👧 \u{1F600} e\u0301',
  '\u0001\u001b[31m\u007f\u0085',
  '\u200b\u202e\u2028\u2029\u00ad\ufeff\u{e0041}',
  'tab\there\rreturn\r\nboth',
  ' space before and after ',
]

/** Texts that break out of careless quotes, on one line and on several. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...LINES,
  ...LINES.map((line) => `first\n${line}`),
  ...LINES.map((line) => `${line}\n  last"`),
  LINES.join('\n'),
  '\n',
  'end\n',
  '  all\n  lines\n  moved',
  'BODY\nBODY_\nBODY;',
  `one\r\n%s \\\\n \\\\ !2 'x'\u200b\t"$HOME"\r\n\nlast\r\n\n`,
  'a   \nb \n\n   \nc',
  'a\n""\n"""""',
]

/** Halves of characters: some languages can hold them, none can send them. */
export const HALVES: readonly string[] = ['\ud83d', 'a\ude00b', '\ude00\ud83d', 'x\n\ud83d"']

const PARTS = [
  `"`,
  `'`,
  '`',
  '\\',
  '$',
  '{',
  '}',
  '!',
  '\n',
  '\r',
  '\t',
  ' ',
  '#',
  '%',
  '/',
  'u0041',
  'n',
  'a',
  '1',
  'é',
  '😀',
]

/** Any number of texts, always the same. */
export function randomTexts(count: number): string[] {
  let seed = 42
  const next = (limit: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((seed / 2 ** 31) * limit)
  }
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + next(12) }, () => PARTS[next(PARTS.length)]).join(''),
  )
}
