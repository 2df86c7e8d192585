/** Something that only React knows how to render: then it renders all. */
class OnlyReactKnows extends Error {}

export function onlyReactKnows(): never {
  throw new OnlyReactKnows()
}
