import type { Place } from '../../model/problem.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import type { SpecDocument } from './document.ts'
import { entriesOf, itemsOf, referenceIn } from './nodes.ts'
import { createHeirs, type ListedHeirs } from './schema/heirs.ts'
import { hasParts } from './schemaParts.ts'
import { walkSpec } from './walkSpec.ts'

/** Reference cycles in which following the references would never end. */
export type ReferenceCycle = {
  /** Whether a schema refers to itself for the same value: under "properties" or "items" it may. */
  ofSchemas: boolean
  /** The keyword under which a schema lists one that extends it. */
  ofHeirs?: 'oneOf' | 'anyOf'
  /** In order; the last refers back to the first. */
  references: Reference[]
}

type Reference = { text: string; place: Place; target: YamlNode }

/** What is followed from a node, through a reference or without one. */
type Edge = { node: YamlNode; reference: Reference | undefined }

type EdgesOf = (node: YamlNode) => Edge[]

type ReferenceCycles = {
  /** The first hundred cycles. Cycles that share references are not listed in every combination. */
  listed: ReferenceCycle[]
  /** Nodes of the cycles; following references into any cycle reaches one of these. */
  targets: ReadonlySet<YamlNode>
}

export function referenceCycles(document: SpecDocument): ReferenceCycles {
  const schemas: YamlNode[] = []
  const others: YamlNode[] = []
  walkSpec(document.root, (node, { kind }) => {
    if (kind === 'schemas') schemas.push(node)
    else if (referenceIn(node) !== undefined) others.push(node)
  })
  const heirs = createHeirs(document)
  const toTarget: EdgesOf = (node) => referenceEdge(document, node)
  const toSchemas: EdgesOf = (node) => [...toTarget(node), ...schemasOfSameValue(node, heirs.listedIn(node)?.keyword)]
  const cycles: Found = {
    listed: schemas.flatMap((node) => cycleOfHeirs(document, heirs.listedIn(node))),
    targets: new Set(),
  }
  searchFrom(schemas, toSchemas, (path, edge) => addCycle(cycles, true, path, edge))
  searchFrom(others, toTarget, (path, edge) => addCycle(cycles, false, path, edge))
  return cycles
}

/** That does not count as a cycle: the reader of schemas treats it as it was meant. */
function cycleOfHeirs(document: SpecDocument, listed: ListedHeirs | undefined): ReferenceCycle[] {
  const [first] = listed?.references ?? []
  const references = first ? referenceEdge(document, first).flatMap(({ reference }) => reference ?? []) : []
  return listed && references.length > 0 ? [{ ofSchemas: true, ofHeirs: listed.keyword, references }] : []
}

type Found = { listed: ReferenceCycle[]; targets: Set<YamlNode> }

// Limits the number of reported cycles: schemas that all refer to one another have very many, each of which may be
// long.
const MOST_LISTED = 100

/** @param path from where the edge leads back to */
function addCycle({ listed, targets }: Found, ofSchemas: boolean, path: () => Edge[], edge: Edge): void {
  const last = edge.reference ?? path().findLast(({ reference }) => reference)?.reference
  // A circle of YAML aliases is refused where the text is parsed, so there is a reference.
  if (!last) return
  targets.add(last.target)
  if (listed.length === MOST_LISTED) return
  listed.push({ ofSchemas, references: [...path(), edge].flatMap(({ reference }) => reference ?? []) })
}

function referenceEdge(document: SpecDocument, node: YamlNode): Edge[] {
  const text = referenceIn(node)
  const target = text === undefined ? undefined : document.find(text)
  if (text === undefined || !target) return []
  const place = childOf(node, '$ref')?.place ?? node.place
  return [{ node: target, reference: { text, place, target } }]
}

/** The schemas that judge the value itself, and not what is in it. */
function schemasOfSameValue(node: YamlNode, except: string | undefined): Edge[] {
  if (!hasParts(node)) return []
  const keywords = ['allOf', 'anyOf', 'oneOf'].filter((key) => key !== except)
  const listed = keywords.flatMap((key) => itemsOf(childOf(node, key)))
  const single = ['not', 'if', 'then', 'else'].flatMap((key) => childOf(node, key) ?? [])
  const dependent = entriesOf(childOf(node, 'dependentSchemas')).map(({ value }) => value)
  return [...listed, ...single, ...dependent].map((each) => ({ node: each, reference: undefined }))
}

/** A node on the way from a start, how it was come to, and where to go from it. */
type Step = Edge & { open: Edge[] }

/** Depth-first search that reports each back edge. It is iterative, since chains of references may be long. */
function searchFrom(starts: YamlNode[], edgesOf: EdgesOf, onCycle: (path: () => Edge[], edge: Edge) => void): void {
  const seen = new Set<YamlNode>()
  for (const start of starts) {
    if (seen.has(start)) continue
    const path: Step[] = []
    const depths = new Map<YamlNode, number>()
    const enter = (edge: Edge): void => {
      seen.add(edge.node)
      depths.set(edge.node, path.length)
      path.push({ ...edge, open: edgesOf(edge.node).reverse() })
    }
    enter({ node: start, reference: undefined })
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const edge = step.open.pop()
      const depth = edge && depths.get(edge.node)
      if (!edge) {
        depths.delete(step.node)
        path.pop()
      } else if (depth !== undefined) onCycle(() => path.slice(depth + 1), edge)
      else if (!seen.has(edge.node)) enter(edge)
    }
  }
}
