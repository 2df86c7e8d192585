import { escapeText } from '../model/markdown.ts'
import { fileHref, textFileOf } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { readingOrder } from './readingOrder.ts'

/** A map of the site for language models: https://llmstxt.org. */
export function llmsTxt(site: Site): string {
  const { config } = site
  const parts = readingOrder(site).map(({ title, pages }) => {
    const lines = pages.map(({ route, label, description }) => {
      const address = config.url + fileHref(textFileOf(route, config), config)
      const about = description ? `: ${escapeText(description.replace(/\s+/g, ' '))}` : ''
      return `- [${escapeText(label)}](${address})${about}\n`
    })
    return `\n## ${title}\n\n${lines.join('')}`
  })
  return llmsHead(site) + parts.join('')
}

/** The title and the tagline of the site. */
export function llmsHead({ config }: Site): string {
  const name = [config.title, config.brand].filter(Boolean).join(' | ')
  return config.tagline ? `# ${name}\n\n> ${config.tagline}\n` : `# ${name}\n`
}
