import { Fragment } from 'react'
import type { PropsOf } from '../../src/model/parts.ts'

/**
 * The page's own navigation. It is folded on small screens; the style sheet keeps it open on wide ones. `file` has the
 * contents of all pages, for the script that filters them.
 */
export function ApiContents({ groups, file, parts }: PropsOf<'ApiContents'>) {
  const { reference: texts } = parts.texts
  return (
    <nav className="api-contents" aria-label={texts.title} data-file={file}>
      <details>
        <summary>{texts.contents}</summary>
        <search className="api-filter">
          <input type="search" aria-label={texts.filterContents} placeholder={texts.filter} autoComplete="off" />
          <p className="sr-only" role="status" />
        </search>
        <ul>
          {groups.map((group) => (
            <li key={group.id} data-level={group.level || undefined}>
              <a href={group.href}>{group.label}</a>
              {group.items.length > 0 && (
                <ul>
                  {group.items.map((item) => (
                    <li key={item.id}>
                      <parts.ApiContentsLink item={item} parts={parts} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

/** A link of that list, to an operation or schema. */
export function ApiContentsLink({
  item: { href, label, method, path, deprecated },
  parts,
}: PropsOf<'ApiContentsLink'>) {
  return (
    <a href={href} title={path} className={deprecated ? 'api-deprecated-name' : undefined}>
      {method !== undefined && <parts.Method name={method} parts={parts} />}
      {method === undefined ? (
        label
      ) : (
        <span {...parts.documentLanguage}>
          <PathOrName text={label} />
        </span>
      )}
    </a>
  )
}

/** A path may break before its last parts; elsewhere, browsers break it within a word where it is too long for a line. */
function PathOrName({ text }: { text: string }) {
  const [first = '', ...others] = text.startsWith('/') ? text.split(/(?=\/)/) : [text]
  const last = others.splice(-BREAKS)
  return (
    <>
      {[first, ...others].join('')}
      {last.map((part, index) => (
        <Fragment key={`${index} ${part}`}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  )
}

// Each is an element on pages that list hundreds.
const BREAKS = 2
