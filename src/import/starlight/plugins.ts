import type { ForeignNavigation, ForeignSidebar } from '../foreignSite.ts'
import { CALLEE } from '../read/javascript/scope.ts'
import { type Json, listAt, textAt } from '../read/json.ts'
import { labelOf } from './labels.ts'
import { itemsOf, type Originals, sidebarOf } from './sidebar.ts'

const TOPICS = 'starlightSidebarTopics'

/** What checks links, writes files for readers that are programs, or brings what is read here without a plugin. */
const NATIVE = /(?:LinksValidator|LlmsTxt|GitHubAlerts|ImageZoom|PackageManagers|ScrollToTop|Kbd|DocSearch|Versions)$/i

type Menu = { sidebars: ForeignSidebar[]; navigation: ForeignNavigation[] }

/** The sidebar of a site, or those of its topics (https://starlight-sidebar-topics.netlify.app), each with an entry in the bar. */
export function menuOf(options: Json, originals: Originals): Menu {
  const plugin = listAt(options, 'plugins').find((each) => textAt(each, CALLEE) === TOPICS)
  const topics = listAt(plugin, 'options')
  if (topics.length === 0) return { sidebars: sidebarOf(listAt(options, 'sidebar'), originals), navigation: [] }
  const named = topics.flatMap((topic, index) => {
    const label = labelOf(topic, originals.language)
    return label === undefined ? [] : [{ topic, label, id: textAt(topic, 'id') ?? `topic-${index + 1}` }]
  })
  const hasItems = (topic: Json): boolean => listAt(topic, 'items').length > 0
  return {
    sidebars: named
      .filter(({ topic }) => hasItems(topic))
      .map(({ topic, label, id }) => ({ id, label, items: itemsOf(listAt(topic, 'items'), originals) })),
    navigation: named.map(({ topic, label, id }) => {
      const target = hasItems(topic) ? { sidebar: id } : { href: textAt(topic, 'link') ?? '/' }
      return { label, position: 'left', ...target }
    }),
  }
}

/** The plugins whose work is not done here, by their names. */
export const otherPlugins = (options: Json): string[] =>
  listAt(options, 'plugins').flatMap((plugin) => {
    const name = textAt(plugin, CALLEE) ?? textAt(plugin, 'name')
    return name === undefined || name === TOPICS || NATIVE.test(name) ? [] : [`plugin ${name}`]
  })
