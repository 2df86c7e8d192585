/** Something that waits until it is let go. */
export type Gate = { opened: Promise<void>; open(): void }

export function gate(): Gate {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}
