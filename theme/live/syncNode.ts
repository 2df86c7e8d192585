/**
 * Applies an edit to an open page. `before` and `after` are the server's versions of the page; `live` is the current
 * state of `before`, changed by script and the reader. Parts that the edit did not touch are left alone, so that open
 * folds, form values and scroll positions are kept.
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

/** Maps the server's children to live children; undefined if script has inserted others among them. */
function pairsOf(live: Element, before: Element): Pair[] | undefined {
  const served = [...before.childNodes]
  const shown = [...live.childNodes].filter((node) => !isOwn(node))
  if (served.length !== shown.length) return undefined
  const pairs = served.map((node, index) => ({ before: node, live: shown[index] ?? node }))
  return pairs.every((pair) => pair.live.nodeName === pair.before.nodeName) ? pairs : undefined
}

/** Elements that portalgen's own script adds to the page. */
const isOwn = (node: Node): boolean => node instanceof Element && node.id === '__page-status'

/** Applies only the attributes that the edit changed, since script sets attributes of its own. */
function syncAttributes(live: Element, before: Element, after: Element): void {
  for (const { name, value } of after.attributes)
    if (before.getAttribute(name) !== value) live.setAttribute(name, value)
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) live.removeAttribute(name)
}

/** Keeps equal children in their order, and updates those between two of them. */
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
