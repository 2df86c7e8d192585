/** Something that only React can render: then it renders all. */
class OnlyReactKnows extends Error {}

export function onlyReactKnows(): never {
  throw new OnlyReactKnows()
}
