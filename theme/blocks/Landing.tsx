import type { PropsOf } from '../../src/model/parts.ts'

/** What stands beside the title of a landing page. */
export const Hero = ({ id, children }: PropsOf<'Hero'>) => (
  <div className="hero-aside" id={id}>
    {children}
  </div>
)

/** A request, and below it its answer, as one thing. */
export const Exchange = ({ id, children }: PropsOf<'Exchange'>) => (
  <div className="exchange" id={id}>
    {children}
  </div>
)

/** A quotation, and its author. */
export const Quote = ({ id, title, children }: PropsOf<'Quote'>) => (
  <figure className="quote" id={id}>
    <blockquote>{children}</blockquote>
    {title && <figcaption>{title}</figcaption>}
  </figure>
)

/** Figures side by side. */
export const Numbers = ({ id, children }: PropsOf<'Numbers'>) => (
  <div className="numbers" id={id}>
    {children}
  </div>
)

/** What to do, one thing after the other. */
export const Steps = ({ id, children }: PropsOf<'Steps'>) => (
  <div className="steps" id={id}>
    {children}
  </div>
)
