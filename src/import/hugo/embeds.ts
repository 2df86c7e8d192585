import { frameLink } from '../convert/embeds.ts'
import { argOf, type Known } from './shortcodes.ts'

const post: Known = ({ named: { user, id } }) => (user && id ? `[Post](https://x.com/${user}/status/${id})` : undefined)

const vimeo: Known = (args) => `[${args.named['title'] ?? 'Video'}](https://vimeo.com/${argOf(args, 'id')})`

/** What other sites show within a page, as a link to it. */
export const EMBEDS: { readonly [name: string]: Known } = {
  youtube: (args) => `[${args.named['title'] ?? 'Video'}](https://www.youtube.com/watch?v=${argOf(args, 'id')})`,
  vimeo,
  vimeo_simple: vimeo,
  gist: ({ positional: [user = '', id = ''] }) => `[Gist](https://gist.github.com/${user}/${id})`,
  tweet: post,
  twitter: post,
  x: post,
  x_simple: post,
  tweet_simple: post,
  instagram: (args) => `[Photo](https://www.instagram.com/p/${argOf(args, 'id')}/)`,
  video: (args) => `[Video](${argOf(args, 'src')})`,
  asciinema: (args) => `[Recording](${argOf(args, 'file', 'src')})`,
  iframe: (args) => frameLink(argOf(args, 'src', 'url'), args.named['title']),
}
