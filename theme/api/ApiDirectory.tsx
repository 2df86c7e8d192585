import type { PropsOf } from '../../src/model/parts.ts'

/**
 * A list of operations or schemas that have pages of their own. The entries have the same ids as on those pages, so that
 * an address from the time when all was one page leads to the entry, and with script to the page.
 */
export function ApiDirectory({ groups, titled, parts }: PropsOf<'ApiDirectory'>) {
  return groups.map(({ id, href, label, items }) => (
    <section key={id} id={titled ? id : undefined} className="api-section api-directory">
      {titled && (
        <h2>
          <a href={href}>{label}</a>
        </h2>
      )}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item.id} id={item.id}>
              <parts.ApiContentsLink item={item} parts={parts} />
            </li>
          ))}
        </ul>
      )}
    </section>
  ))
}
