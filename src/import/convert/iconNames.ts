import { iconSet } from '../../markdown/icons/iconSet.ts'

const KNOWN = new Set(iconSet.names)

/** Icons of other sets, and those of ours that show the same. */
const SAME = new Map(
  Object.entries({
    x: 'close xmark times window-close',
    'x-circle': 'close-circle cancel circle-xmark',
    check: 'check-bold check-all',
    'check-circle': 'circle-check checkbox-marked-circle',
    alert: 'alert-circle triangle-exclamation exclamation-triangle',
    info: 'information circle-info info-circle',
    question: 'help-circle circle-question help comment-question',
    'light-bulb': 'lightbulb lightbulb-on',
    gear: 'cog cogs',
    tools: 'wrench hammer-wrench',
    'mark-github': 'github',
    rocket: 'rocket-launch',
    search: 'magnify magnifying-glass',
    person: 'account user',
    people: 'account-group users',
    mail: 'email envelope',
    'link-external': 'open-in-new arrow-up-right-from-square',
    trash: 'delete trash-can',
    pencil: 'pen',
    copy: 'content-copy',
    dash: 'minus',
    'file-directory': 'folder',
    code: 'code-tags code-braces',
    terminal: 'console',
    stopwatch: 'clock-fast timer',
    book: 'bookshelf book-open book-open-variant',
    beaker: 'flask test-tube',
    law: 'scale-balance',
    graph: 'chart-line',
    shield: 'security',
  }).flatMap(([ours, theirs]) => theirs.split(' ').map((name): [string, string] => [name, ours])),
)

/** The icon of ours for `octicons-heart-fill-24`, `material-home-outline` or `fontawesome-solid-check`, if there is one. */
export function iconNamed(written: string): string | undefined {
  const [, set, rest = ''] = /^(octicons|material|fontawesome|simple)-(.*)$/.exec(written) ?? []
  const name =
    set === 'octicons'
      ? rest.replace(/-\d+$/, '')
      : rest.replace(/^(?:solid|regular|brands)-/, '').replace(/-(?:outline|variant)$/, '')
  return ourIcon(name)
}

/** The icon of ours for the bare name that a theme has for its own. */
export const ourIcon = (name: string): string | undefined => (KNOWN.has(name) ? name : SAME.get(name))
