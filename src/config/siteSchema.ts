import { DRAFT, type JsonSchema } from '../yaml/jsonSchema.ts'
import { SIDEBAR_ITEM } from './sidebarShape.ts'
import { siteShape } from './siteShape.ts'

/** `content/site.yaml`, for editors. */
export const siteSchema: JsonSchema = {
  $schema: DRAFT,
  title: 'Configuration of a portalgen site',
  ...siteShape.schema,
  definitions: { sidebarItem: SIDEBAR_ITEM },
}
