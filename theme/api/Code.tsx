import { codeFigure } from '../../src/markdown/code/codeFigure.ts'
import { NO_META } from '../../src/markdown/code/fenceMeta.ts'
import type { PropsOf } from '../../src/model/parts.ts'

/** A code block, as those of Markdown are. */
export function Code({ code }: PropsOf<'Code'>) {
  return <div className="api-code" dangerouslySetInnerHTML={{ __html: codeFigure({ code, meta: NO_META }) }} />
}
