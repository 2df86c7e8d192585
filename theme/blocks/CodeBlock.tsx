import type { PropsOf } from '../../src/model/parts.ts'

/** Highlighted code. The browser's script shows the button where it may copy. */
export const CodeBlock = ({ language, numbered, title, children, parts: { texts } }: PropsOf<'CodeBlock'>) => (
  <figure className={numbered ? 'code numbered' : 'code'} data-language={language}>
    {title !== undefined && <figcaption className="code-title">{title}</figcaption>}
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard */}
    <pre tabIndex={0}>{children}</pre>
    <button className="copy" type="button" hidden>
      {texts.page.copyCode}
    </button>
  </figure>
)
