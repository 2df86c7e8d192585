import type { Attributes, DirectiveProps } from 'portalgen/theme'
import { useState } from 'react'

export const attributes = { hours: { type: 'number', required: true } } as const satisfies Attributes
export const hydrate = 'visible'

export default function Tide({ hours, title, children }: DirectiveProps<typeof attributes>) {
  const [left, setLeft] = useState(hours)
  return (
    <section className="berth">
      <p className="berth-title">{title}</p>
      <p lang="en" dir="ltr">
        <button type="button" onClick={() => setLeft(left + 1)}>
          {left} hours
        </button>
      </p>
      {children}
    </section>
  )
}
