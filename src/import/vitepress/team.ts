import type { Edit } from '../convert/edits.ts'
import type { Tag } from '../convert/tags.ts'
import { plain } from '../convert/treatment.ts'
import { vueValue } from '../markup/vueAttributes.ts'
import { type Json, listAt, objectAt, textAt } from '../read/json.ts'
import type { Page } from './page.ts'

/** What the parts of a page about a team begin their titles with; the page itself has none. */
const HEADINGS: ReadonlyMap<string, string> = new Map([
  ['VPTeamPage', ''],
  ['VPTeamPageTitle', '# '],
  ['VPTeamPageSection', '## '],
])

/** Pages about a team (https://vitepress.dev/reference/default-theme-team-page) become headings, texts and cards. */
export function teamEdits({ text, tags, closings, scope, note }: Page): Edit[] {
  const lineEdit = (start: number, end: number, written: string): Edit => ({
    start: start - (/[ \t]*$/.exec(text.slice(0, start))?.[0].length ?? 0),
    end,
    text: written,
  })
  return tags.flatMap((tag): Edit[] => {
    const close = closings.get(tag)
    if (tag.name === 'VPTeamMembers') {
      const members = listAt({ members: vueValue(tag.attributes[':members'] ?? '', scope) ?? [] }, 'members')
      if (tag.kind === 'close' || members.length === 0) return []
      note(`<${tag.name}>`, tag.start)
      return [lineEdit(tag.start, (close ?? tag).end, `:::cards\n${members.map(memberText).join('\n')}\n:::`)]
    }
    const heading = HEADINGS.get(tag.name)
    if (heading === undefined || !close) return []
    note(`<${tag.name}>`, tag.start)
    const slots = tags.filter(({ name, start, end }) => name === 'template' && start >= tag.end && end <= close.start)
    return [
      lineEdit(tag.start, tag.end, ''),
      ...(heading === '' ? [] : slots.flatMap((slot) => slotEdits(slot, heading))),
      lineEdit(close.start, close.end, ''),
    ]
  })

  function slotEdits(slot: Tag, heading: string): Edit[] {
    const close = closings.get(slot)
    const name = /^(?:#|v-slot:)(\w+)$/.exec(Object.keys(slot.attributes)[0] ?? '')?.[1]
    if (!close || name === undefined) return []
    const inside = text.slice(slot.end, close.start).trim()
    if (name === 'title' || name === 'lead')
      return [lineEdit(slot.start, close.end, `\n${name === 'title' ? heading : ''}${inside.replace(/\s+/g, ' ')}\n`)]
    return [lineEdit(slot.start, slot.end, '\n'), lineEdit(close.start, close.end, '\n')]
  }
}

/** Whose name it is, what for, the portrait, and where else to find them. */
function memberText(member: Json): string {
  const [name = '', avatar, title] = ['name', 'avatar', 'title'].map((key) => textAt(member, key))
  const [org, orgLink] = ['org', 'orgLink'].map((key) => textAt(member, key))
  const at = org === undefined ? '' : orgLink === undefined ? plain(org) : `[${plain(org)}](${orgLink})`
  const links = [
    ...listAt(member, 'links').flatMap((each) => linkText(textAt(each, 'icon') ?? 'link', textAt(each, 'link'))),
    ...linkText(textAt(member, 'actionText') ?? 'Sponsor', textAt(objectAt(member), 'sponsor')),
  ]
  const paragraphs = [
    [`**${plain(name)}**`, [title === undefined ? '' : plain(title), at].filter(Boolean).join(' · ')].join(' ').trim(),
    avatar === undefined ? '' : `<img src="${avatar}" alt="${name.replaceAll('"', '&quot;')}" width="96">`,
    textAt(member, 'desc')?.replace(/\s+/g, ' ') ?? '',
    links.join(' · '),
  ]
  return `- ${paragraphs.filter(Boolean).join('\n\n  ')}`
}

const linkText = (label: string, href: string | undefined): string[] =>
  href === undefined ? [] : [`[${plain(label)}](${href})`]
