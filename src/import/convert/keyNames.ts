/** Names of keys that their keys do not show, and short names for them. */
const NAMES: { readonly [name: string]: string } = {
  'arrow-up': 'Up',
  'arrow-down': 'Down',
  'arrow-left': 'Left',
  'arrow-right': 'Right',
  altgr: 'AltGr',
  'alt-graph': 'AltGr',
  back: 'Backspace',
  bksp: 'Backspace',
  capital: 'Caps Lock',
  cplk: 'Caps Lock',
  clr: 'Clear',
  command: 'Cmd',
  control: 'Ctrl',
  delete: 'Del',
  escape: 'Esc',
  function: 'Fn',
  insert: 'Ins',
  numlk: 'Num Lock',
  opt: 'Option',
  'page-dn': 'Page Down',
  'pg-dn': 'Page Down',
  'pg-up': 'Page Up',
  prtsc: 'Print Screen',
  return: 'Enter',
  spc: 'Space',
  windows: 'Win',
  'context-menu': 'Menu',
  apps: 'Menu',
  backslash: '\\',
  bar: '|',
  pipe: '|',
  'brace-left': '{',
  'brace-right': '}',
  'bracket-left': '[',
  'bracket-right': ']',
  colon: ':',
  comma: ',',
  'double-quote': '"',
  dblquote: '"',
  equal: '=',
  exclam: '!',
  grave: '`',
  greater: '>',
  gt: '>',
  less: '<',
  lt: '<',
  minus: '-',
  hyphen: '-',
  period: '.',
  plus: '+',
  question: '?',
  semicolon: ';',
  'single-quote': "'",
  slash: '/',
  tilde: '~',
  underscore: '_',
}

/** What is printed on a key: `page-up` is "Page Up", `del` is "Del". A key by its own name, such as `F5`, stays. */
export function keyName(name: string): string {
  const printed = NAMES[name.toLowerCase()]
  if (printed !== undefined) return printed.replace(/[\\`|<>_[\]]/, (mark) => `&#${mark.charCodeAt(0)};`)
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
