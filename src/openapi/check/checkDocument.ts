import type { Problem } from '../../model/problem.ts'
import type { YamlNode } from '../../yaml/node.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import { checkOperations } from './checkOperations.ts'
import { checkReferences } from './checkReferences.ts'
import { checkSchemas } from './checkSchemas.ts'
import { checkStructure } from './checkStructure.ts'
import { checkTags } from './checkTags.ts'

/** @param written what OpenAPI's own schema judges: the document as its writer wrote it, and not what was made of it */
export async function checkDocument(document: ApiDocument, written: YamlNode): Promise<Problem[]> {
  return [
    ...(await checkStructure(written)),
    ...checkReferences(document),
    ...checkOperations(document),
    ...checkTags(document),
    ...checkSchemas(document),
  ]
}
