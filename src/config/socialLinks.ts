import type { NavigationItem } from '../model/config.ts'
import type { Placed } from '../yaml/values.ts'

/** What is shown for an address of these hosts; of others, the host. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['github.com', 'GitHub'],
  ['gitlab.com', 'GitLab'],
  ['x.com', 'X'],
  ['twitter.com', 'X'],
  ['linkedin.com', 'LinkedIn'],
  ['youtube.com', 'YouTube'],
  ['discord.gg', 'Discord'],
  ['discord.com', 'Discord'],
  ['bsky.app', 'Bluesky'],
  ['mastodon.social', 'Mastodon'],
  ['reddit.com', 'Reddit'],
  ['stackoverflow.com', 'Stack Overflow'],
  ['bitbucket.org', 'Bitbucket'],
  ['codeberg.org', 'Codeberg'],
  ['facebook.com', 'Facebook'],
  ['instagram.com', 'Instagram'],
  ['threads.net', 'Threads'],
  ['threads.com', 'Threads'],
  ['tiktok.com', 'TikTok'],
  ['twitch.tv', 'Twitch'],
  ['t.me', 'Telegram'],
  ['medium.com', 'Medium'],
  ['dev.to', 'DEV'],
  ['youtu.be', 'YouTube'],
])

/** Links to the profiles of a site, for its footer. */
export const socialLinks = (profiles: Placed<string>[]): NavigationItem[] =>
  profiles.map(({ value: href, place }) => ({ kind: 'external', href, label: labelOf(href), position: 'right', place }))

function labelOf(address: string): string {
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address
  return NAMES.get(host) ?? host
}
