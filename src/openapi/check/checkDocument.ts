import type { Problem } from '../../model/problem.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import { checkAddresses } from './checkAddresses.ts'
import { checkComponentNames } from './checkComponentNames.ts'
import { checkExclusions } from './checkExclusions.ts'
import { checkLimits } from './checkLimits.ts'
import { checkLinks } from './checkLinks.ts'
import { checkOperations } from './checkOperations.ts'
import { checkPaths } from './checkPaths.ts'
import { checkPatterns } from './checkPatterns.ts'
import { checkProperties } from './checkProperties.ts'
import { checkReferences } from './checkReferences.ts'
import { checkRepeats } from './checkRepeats.ts'
import { checkSchemas } from './checkSchemas.ts'
import { checkServers } from './checkServers.ts'
import { checkStructure } from './checkStructure.ts'
import { checkSwagger } from './checkSwagger.ts'
import { checkTags } from './checkTags.ts'

/** @param written what OpenAPI's own schema judges: the document as its writer wrote it, and not what was made of it */
export async function checkDocument(document: ApiDocument, written: YamlNode): Promise<Problem[]> {
  const { problems, nodes } = checkExclusions(written)
  return [
    ...problems,
    ...(await checkStructure(written, nodes)),
    ...checkComponentNames(written),
    ...checkReferences(document),
    ...checkOperations(document),
    ...(childOf(written, 'swagger') ? checkSwagger(written) : []),
    ...checkAddresses(document),
    ...checkTags(document),
    ...checkSchemas(document),
    ...checkProperties(document),
    ...checkLimits(document),
    ...checkPatterns(document),
    ...checkRepeats(document),
    ...checkPaths(document.operations),
    ...checkLinks(document),
    ...checkServers(written),
  ]
}
