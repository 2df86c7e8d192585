import type { Profiler } from 'node:inspector'
import { FILE, frameAt } from './placeInTheme.ts'

/** Among so many samples at the end there is one of what ran, besides those of the system. */
const LAST_SAMPLES = 50

/** The function of the site that a program had called at its end, as stack traces have it. V8 joins what that calls with it. */
export function ownFrame({ nodes, samples = [] }: Profiler.Profile): string | undefined {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const calledBy = (id: number): (string | undefined)[] => {
    const caller = callers.get(id)
    return [...(caller === undefined ? [] : calledBy(caller)), frameOf(byId.get(id))]
  }
  return samples
    .slice(-LAST_SAMPLES)
    .flatMap(calledBy)
    .find((frame) => frame !== undefined)
}

function frameOf(node: Profiler.ProfileNode | undefined): string | undefined {
  if (node?.callFrame.url !== FILE) return undefined
  const { lineNumber, columnNumber } = node.callFrame
  return frameAt(lineNumber + 1, columnNumber + 1)
}
