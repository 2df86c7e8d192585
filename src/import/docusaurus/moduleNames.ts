import type { Aliases } from '../paths.ts'
import { at, type Json, type JsonObject, objectAt, textAt } from '../read/json.ts'

/** What the paths of modules may begin with. */
export const ALIASES: Aliases = [['@site/', '']]

/** What the functions of Docusaurus return in every component. */
export const returnsOf = (config: Json): JsonObject => ({
  // A page is made once, for light colours.
  useColorMode: { colorMode: 'light', isDarkTheme: false },
  useDocusaurusContext: {
    siteConfig: {
      ...Object.fromEntries(NAMES.map((name) => [name, textAt(config, name) ?? ''])),
      ...(at(config, 'customFields') === undefined ? {} : { customFields: objectAt(config, 'customFields') }),
    },
  },
})

const NAMES = ['title', 'tagline', 'url', 'baseUrl', 'favicon', 'organizationName', 'projectName']
