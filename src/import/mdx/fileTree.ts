import { plain } from '../convert/treatment.ts'
import { attributesOf, type Imports, type JsxElement } from './attributes.ts'
import { elementsIn } from './elementsIn.ts'

/** The list of a tree whose folders and files are components, as Nextra and Fumadocs have them; undefined for another one. */
export function listOfFiles(tree: JsxElement, imports: Imports): string | undefined {
  const lines = linesOf(tree, imports, '')
  return lines.length === 0 ? undefined : [':::file-tree', ...lines, ':::'].join('\n')
}

function linesOf(folder: JsxElement, imports: Imports, indent: string): string[] {
  return elementsIn(folder).flatMap((child) => {
    const name = plain(attributesOf(child, imports)['name'] ?? '')
    switch (child.name) {
      case 'FileTree.Folder':
      case 'Folder':
        return [`${indent}- ${name}/`, ...linesOf(child, imports, `${indent}  `)]
      case 'FileTree.File':
      case 'File':
        return [`${indent}- ${name}`]
      default:
        return []
    }
  })
}
