/**
 * The colours of the default theme, in light and in dark mode: the custom properties of the same names, which a site may
 * set. The names are stable; `theme/styles/tokens.css` has the same values.
 */
export const COLORS = {
  paper: { light: '#fdfcf9', dark: '#0c1422' },
  surface: { light: '#f6f4ee', dark: '#121c2e' },
  'surface-hover': { light: '#eeebe2', dark: '#1a263b' },
  raised: { light: '#ffffff', dark: '#172338' },
  ink: { light: '#0b1d3a', dark: '#f2f4f8' },
  text: { light: '#28334a', dark: '#ccd4e1' },
  'text-muted': { light: '#575f73', dark: '#9aa6ba' },
  'text-disabled': { light: '#8b91a0', dark: '#68748a' },
  rule: { light: '#e1dccf', dark: '#253349' },
  'rule-strong': { light: '#b9b3a3', dark: '#485a78' },
  link: { light: '#1a4d96', dark: '#94bdf5' },
  'link-hover': { light: '#0b1d3a', dark: '#d6e6fd' },
  accent: { light: '#ad451b', dark: '#f0a173' },
  focus: { light: '#1a63c4', dark: '#7fb2ff' },
  selection: { light: '#cfdff5', dark: '#2a4674' },
  primary: { light: '#0b1d3a', dark: '#d5e2f7' },
  'primary-hover': { light: '#1d3a68', dark: '#ffffff' },
  'on-primary': { light: '#ffffff', dark: '#0b1d3a' },
  banner: { light: '#0b1d3a', dark: '#1c2b45' },
  'on-banner': { light: '#eef2f9', dark: '#eef2f9' },
  note: { light: '#1a4d96', dark: '#94bdf5' },
  'note-soft': { light: '#ecf1f8', dark: '#13233f' },
  tip: { light: '#1d6644', dark: '#82cfa4' },
  'tip-soft': { light: '#eaf4ee', dark: '#11291f' },
  important: { light: '#5a3d99', dark: '#c3aef5' },
  'important-soft': { light: '#f2eef9', dark: '#211d3d' },
  warning: { light: '#865000', dark: '#eebd6c' },
  'warning-soft': { light: '#fbf2df', dark: '#2b2413' },
  danger: { light: '#a12222', dark: '#f5a09a' },
  'danger-soft': { light: '#fbebe8', dark: '#34191d' },
  'code-surface': { light: '#f6f4ee', dark: '#111b2c' },
  'code-text': { light: '#28334a', dark: '#ccd4e1' },
  'code-highlight': { light: '#ebe5d4', dark: '#223350' },
  'code-inserted': { light: '#e2f1e4', dark: '#14342a' },
  'code-deleted': { light: '#fae3de', dark: '#402026' },
  'code-number': { light: '#5d6371', dark: '#9aa5b8' },
  'token-keyword': { light: '#8a3a68', dark: '#e3a4cb' },
  'token-string': { light: '#1d6644', dark: '#94d3ac' },
  'token-constant': { light: '#97450c', dark: '#f0ab7c' },
  'token-comment': { light: '#5c6372', dark: '#9ca7ba' },
  'token-function': { light: '#1a4d96', dark: '#94bdf5' },
  'token-type': { light: '#0f5f6e', dark: '#84cfdb' },
  'token-property': { light: '#5a3d99', dark: '#c3aef5' },
  'token-variable': { light: '#6b4a12', dark: '#e3c583' },
  'token-meta': { light: '#5c6372', dark: '#9ca7ba' },
  'token-link': { light: '#1a4d96', dark: '#94bdf5' },
} as const satisfies Record<string, { light: string; dark: string }>

/** What text and code are shown in without a font of their own, as `theme/styles/tokens.css` has it, too. */
export const SYSTEM_FONTS = {
  text: '-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue","Liberation Sans",Arial,sans-serif',
  code: 'ui-monospace,"SF Mono","Cascadia Mono",Menlo,Consolas,"Liberation Mono",monospace',
}

export type ColorName = keyof typeof COLORS

export const COLOR_NAMES = Object.keys(COLORS) as ColorName[]

const SURFACES = ['paper', 'surface', 'surface-hover', 'raised'] as const
const MEANINGS = ['note', 'tip', 'important', 'warning', 'danger'] as const
const SOFT = MEANINGS.map((name) => `${name}-soft` as const)
const CODE = ['code-surface', 'code-highlight', 'code-inserted', 'code-deleted'] as const
const isToken = (name: ColorName): boolean => name.startsWith('token-')

/** Every text colour with what it stands on. */
export const STANDS_ON: readonly [text: ColorName, surface: ColorName][] = [
  ...cross(['ink', 'text', 'text-muted', 'link', 'link-hover', 'accent'], SURFACES),
  ...cross(['on-primary'], ['primary', 'primary-hover']),
  ...cross(['on-banner'], ['banner']),
  ...cross(['ink', 'text'], ['selection']),
  ...MEANINGS.flatMap((name) => cross([name], [`${name}-soft`, 'paper', 'surface', 'raised'])),
  ...cross(['ink', 'text', 'link', 'link-hover'], SOFT),
  ...cross(['code-text', 'code-number', ...COLOR_NAMES.filter(isToken)], CODE),
]

function cross(texts: readonly ColorName[], surfaces: readonly ColorName[]): [ColorName, ColorName][] {
  return texts.flatMap((text) => surfaces.map((surface): [ColorName, ColorName] => [text, surface]))
}
