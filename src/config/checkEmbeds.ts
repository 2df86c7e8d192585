import { EMBED_SERVICES, embedOrigin } from '../model/embeds.ts'
import { error, type Problem } from '../model/problem.ts'
import { didYouMean } from '../model/suggestion.ts'
import type { UserConfig } from './siteShape.ts'

/** Each entry is a service, or the origin of a site. */
export const checkEmbeds = ({ embeds }: UserConfig): Problem[] =>
  embeds
    .filter(({ value }) => !EMBED_SERVICES.includes(value) && embedOrigin(value) === undefined)
    .map(({ value, place }) => {
      const message = `"${value}" is neither a service nor a host that can be embedded`
      const known = `write one of ${EMBED_SERVICES.join(', ')}, or a host like "https://demo.example.com"`
      return error('invalid-config', place, { message, fix: didYouMean(value, EMBED_SERVICES) ?? known })
    })
