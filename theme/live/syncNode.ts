/**
 * Brings an edit into an open page. `before` and `after` are the page as the server wrote it, `live` is what script, the
 * reader and time have made of the first. What the edit did not touch is not touched here either, so that open folds, filled
 * forms and scroll positions stay.
 */
export function syncNode(live: Node, before: Node, after: Node): void {
  if (before.isEqualNode(after)) return
  const isSameKind = before.nodeName === after.nodeName && live.nodeName === after.nodeName
  const areElements = live instanceof Element && before instanceof Element && after instanceof Element
  const pairs = isSameKind && areElements ? pairsOf(live, before) : undefined
  if (pairs && areElements) {
    syncAttributes(live, before, after)
    syncChildren(live, pairs, [...after.childNodes])
  } else live.parentNode?.replaceChild(document.importNode(after, true), live)
}

type Pair = { live: Node; before: Node }

/** Which live child was which child of the server's; undefined where script has put others among them. */
function pairsOf(live: Element, before: Element): Pair[] | undefined {
  const served = [...before.childNodes]
  const shown = [...live.childNodes].filter((node) => !isOwn(node))
  if (served.length !== shown.length) return undefined
  const pairs = served.map((node, index) => ({ before: node, live: shown[index] ?? node }))
  return pairs.every((pair) => pair.live.nodeName === pair.before.nodeName) ? pairs : undefined
}

/** What the program itself keeps in the page. */
const isOwn = (node: Node): boolean => node instanceof Element && node.id === 'page-status'

/** Only what the edit changed: script has its own attributes. */
function syncAttributes(live: Element, before: Element, after: Element): void {
  for (const { name, value } of after.attributes)
    if (before.getAttribute(name) !== value) live.setAttribute(name, value)
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) live.removeAttribute(name)
}

/** Children that are equal stay, in their order; what stands between two of them is brought into the other's form. */
function syncChildren(live: Element, pairs: Pair[], after: ChildNode[]): void {
  let start = 0
  while (start < pairs.length && start < after.length && isEqual(pairs[start], after[start])) start += 1
  let end = 0
  while (end < pairs.length - start && end < after.length - start && isEqual(pairs.at(-1 - end), after.at(-1 - end)))
    end += 1
  const old = pairs.slice(start, pairs.length - end)
  const fresh = after.slice(start, after.length - end)
  const next = pairs[pairs.length - end]?.live ?? null
  for (const [index, node] of fresh.entries()) {
    const pair = old[index]
    if (pair) syncNode(pair.live, pair.before, node)
    else live.insertBefore(document.importNode(node, true), next)
  }
  for (const pair of old.slice(fresh.length)) pair.live.parentNode?.removeChild(pair.live)
}

const isEqual = (pair: Pair | undefined, node: ChildNode | undefined): boolean =>
  pair !== undefined && node !== undefined && pair.before.isEqualNode(node)
