import type { PropsOf } from '../../src/model/parts.ts'

/**
 * The whole style sheet, for what is not painted first and for the pages that follow. Browsers paint what stands before it
 * without it, and what stands after it when it is there.
 */
export const StyleSheet = ({ href }: PropsOf<'StyleSheet'>) => <link rel="stylesheet" href={href} />
