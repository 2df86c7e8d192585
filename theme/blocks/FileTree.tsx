import type { PropsOf } from '../../src/model/parts.ts'

/** A list of files; what is below an item is in that folder. */
export const FileTree = ({ id, children }: PropsOf<'FileTree'>) => (
  <div id={id} className="file-tree">
    {children}
  </div>
)
