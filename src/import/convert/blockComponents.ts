import { calloutKind } from './callouts.ts'
import { type Known, plain } from './treatment.ts'

export const callout: Known = ({ type = 'note', title }) => ({
  kind: 'directive',
  name: calloutKind(type) ?? 'note',
  label: title && plain(title),
})

/** `<Note>` and its like are named after their kind; one without contents is a picture. */
export const named =
  (kind: string): Known =>
  ({ type = kind, title = '' }, inside) =>
    inside.trim() === '' ? { kind: 'left' } : callout({ type, title }, inside)

export const details: Known = ({ header, label = header, summary = label, title = summary }) => ({
  kind: 'directive',
  name: 'details',
  label: title,
})

export const tab: Known = ({ label, value = 'Tab', title }) => ({
  kind: 'directive',
  name: 'tab',
  label: plain(label || title || value),
})

/** What is noted of tabs where another than the first is shown. */
export const LATER_TAB = 'tabs that do not open at the first one'

export const tabs: Known = ({ groupId, syncKey }) => {
  const group = groupId ?? syncKey
  return { kind: 'directive', name: group ? `tabs{group=${group.replace(/[^\w-]+/g, '-')}}` : 'tabs', label: undefined }
}

/** Steps are a numbered list, or headings that stay what they are. */
export const steps: Known = (_attributes, inside) =>
  /^\s*\d+[.)]\s/.test(inside) ? { kind: 'directive', name: 'steps', label: undefined } : { kind: 'contents' }

/** A heading with an id of its own. */
export const heading: Known = ({ as = 'h2', id }, inside) => {
  const level = /^h([1-6])$/.exec(as)?.[1]
  if (level === undefined || inside.trim() === '' || inside.includes('\n')) return { kind: 'left' }
  return { kind: 'contents', before: `${'#'.repeat(Number(level))} `, after: id ? ` {#${id}}` : '' }
}

/** A listing of a book, with its file and its caption. */
export const listing: Known = ({ number, 'file-name': file, caption }) => ({
  kind: 'contents',
  before: file ? `**Filename: ${file}**\n` : '',
  after: number || caption ? `\n*${[number && `Listing ${number}`, caption].filter(Boolean).join(': ')}*` : '',
})

const fence = (code: string, language: string, title: string | undefined): string =>
  `\`\`\`${language}${title ? ` title="${title}"` : ''}\n${code.trim()}\n\`\`\``

export const code: Known = ({ code = '', lang = 'text', title }) =>
  code.trim() === '' ? { kind: 'left' } : { kind: 'text', text: fence(code, lang, title) }

export const diagram: Known = ({ value = '', chart = value }) =>
  chart.trim() === '' ? { kind: 'left' } : { kind: 'text', text: fence(chart, 'mermaid', undefined) }

/** Commands for a package (https://starlight-package-managers.vercel.app), which become tabs as those of `npm2yarn` do. */
export const packageManagers: Known = ({ pkg = '', type = 'add', dev, args = '' }) => {
  const isDev = dev !== undefined && dev !== 'false'
  const verb = NPM_COMMANDS.get(type)
  const words = [verb, isDev ? '--save-dev' : '', pkg, args].filter(Boolean).join(' ')
  return verb === undefined ? { kind: 'left' } : { kind: 'text', text: fence(words, 'sh npm2yarn', undefined) }
}

const NPM_COMMANDS: ReadonlyMap<string, string> = new Map([
  ['add', 'npm install'],
  ['install', 'npm install'],
  ['remove', 'npm uninstall'],
  ['create', 'npm create'],
  ['exec', 'npx'],
  ['dlx', 'npx'],
  ['run', 'npm run'],
])
