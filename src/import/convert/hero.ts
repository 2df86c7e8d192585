import { asList, isObject, type JsonObject, objectAt, textAt } from '../read/json.ts'

/** The text of a home page whose contents are front matter: `hero:` and `features:`, as VitePress and Starlight have it. */
export function heroText(keys: JsonObject): string {
  const hero = objectAt(keys, 'hero')
  const lines = ['text', 'tagline'].flatMap((key) => textAt(hero, key) ?? [])
  const actions = asList(hero['actions']).flatMap((each) => {
    const [text, link] = [textAt(each, 'text'), textAt(each, 'link')]
    return text && link ? [`[${text}](${link})`] : []
  })
  const features = asList(keys['features']).flatMap((each) => (isObject(each) ? [featureOf(each)] : []))
  const cards = features.length > 0 ? [`:::cards\n${features.join('\n')}\n:::`] : []
  return [...lines, ...(actions.length > 0 ? [actions.join(' · ')] : []), ...cards].join('\n\n')
}

function featureOf(feature: JsonObject): string {
  const [title = '', details = '', link] = ['title', 'details', 'link'].map((key) => textAt(feature, key))
  return `- **${link ? `[${title}](${link})` : title}** ${details}`.trimEnd()
}

/** The title of such a page. */
export const heroTitle = (keys: JsonObject): string | undefined =>
  textAt(keys, 'hero', 'name') ?? textAt(keys, 'hero', 'title')
