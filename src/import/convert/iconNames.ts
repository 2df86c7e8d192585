import { iconSet } from '../../markdown/icons/iconSet.ts'

const KNOWN = new Set(iconSet.names)

/** Icons of other sets, and those of ours that show the same. */
const SAME = new Map(
  Object.entries({
    x: 'close xmark times window-close cross',
    'x-circle': 'close-circle cancel circle-xmark error',
    check: 'check-bold check-all approve-check',
    'check-circle': 'circle-check checkbox-marked-circle approve-check-circle',
    alert: 'alert-circle triangle-exclamation exclamation-triangle warning',
    info: 'information circle-info info-circle',
    question: 'help-circle circle-question help comment-question',
    'light-bulb': 'lightbulb lightbulb-on bulb idea',
    gear: 'cog cogs setting settings',
    tools: 'wrench hammer-wrench',
    'mark-github': 'github',
    rocket: 'rocket-launch',
    search: 'magnify magnifying-glass magnifier',
    person: 'account user',
    people: 'account-group users',
    mail: 'email envelope',
    'link-external': 'open-in-new arrow-up-right-from-square external',
    trash: 'delete trash-can',
    pencil: 'pen',
    copy: 'content-copy',
    dash: 'minus',
    'file-directory': 'folder',
    code: 'code-tags code-braces',
    terminal: 'console',
    stopwatch: 'clock-fast timer',
    book: 'bookshelf book-open book-open-variant open-book',
    beaker: 'flask test-tube',
    law: 'scale-balance',
    graph: 'chart-line',
    shield: 'security',
    'arrow-up': 'up-arrow',
    'arrow-down': 'down-arrow',
    'arrow-left': 'left-arrow',
    'arrow-right': 'right-arrow',
    'chevron-up': 'up-caret',
    'chevron-down': 'down-caret',
    'chevron-left': 'left-caret',
    'chevron-right': 'right-caret',
    'three-bars': 'bars',
    file: 'document file-lines file-text',
    'file-added': 'add-document',
    download: 'cloud-download',
    'device-desktop': 'laptop',
    'device-mobile': 'phone',
    'list-unordered': 'list-format',
    comment: 'comment-alt chat-bubble',
    plug: 'puzzle puzzle-piece',
    'arrow-switch': 'random shuffle',
    globe: 'translate earth language',
    zap: 'bolt lightning flash',
    package: 'box cube',
    'sparkle-fill': 'sparkles',
    'paper-airplane': 'telegram send',
    bookmark: 'bookmark-outline',
    pin: 'thumbtack',
    paintbrush: 'palette paint-brush paint-roller color-swatch',
    lock: 'lock-closed',
    'person-add': 'user-plus user-add',
    'credit-card': 'cash',
    cpu: 'chip microchip',
    image: 'photograph photo',
    table: 'table-cells',
    history: 'clock-rotate-left',
    organization: 'building',
    'mortar-board': 'graduation-cap academic-cap',
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

/** The icon of ours for a name that a theme has for its own, or that names its set: `mdi:home-outline`, `bootstrap/gear-fill`. */
export function ourIcon(name: string): string | undefined {
  // Those of Seti stand for kinds of files.
  const bare = name.replace(/^(?!seti:)(?:[a-z][a-z\d-]*[:/])+/, '')
  const plain = bare.replace(/-(?:\d+-)?(?:outlined?|fill(?:ed)?|solid|rounded|duotone|bold|line|variant)$|-\d+$/, '')
  return [name, bare, plain].flatMap((each) => (KNOWN.has(each) ? each : (SAME.get(each) ?? [])))[0]
}
