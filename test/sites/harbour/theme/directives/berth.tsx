import type { Attributes, DirectiveProps } from 'portalgen/theme'
import { useState } from 'react'

export const attributes = {
  port: { required: true },
  depth: { type: 'number', required: true },
} as const satisfies Attributes

export const hydrate = 'idle'

const FEET_IN_METRE = 3.2808

export default function Berth({ port, depth, title, children }: DirectiveProps<typeof attributes>) {
  const [inFeet, setInFeet] = useState(false)
  const shown = inFeet ? `${(depth * FEET_IN_METRE).toFixed(1)} ft` : `${depth.toFixed(1)} m`
  return (
    <section className="berth">
      <p className="berth-title">{title}</p>
      <p lang="en" dir="ltr">
        {port} ·{' '}
        <button type="button" className="button" onClick={() => setInFeet(!inFeet)}>
          {shown}
        </button>
      </p>
      {children}
    </section>
  )
}
