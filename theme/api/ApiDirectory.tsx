import type { PropsOf } from '../../src/model/parts.ts'

/**
 * What stands on pages of its own, as a list. Its entries have the ids that the things themselves have on their pages, so
 * that an address from when all was one page leads at least to the right entry, and with script to the thing.
 */
export function ApiDirectory({ groups, titled, parts }: PropsOf<'ApiDirectory'>) {
  return groups.map(({ id, href, label, items }) => (
    <section key={id} id={titled ? id : undefined} className="api-section api-directory">
      {titled && (
        <h2>
          <a href={href}>{label}</a>
        </h2>
      )}
      <ul>
        {items.map((item) => (
          <li key={item.id} id={item.id}>
            <parts.ApiContentsLink item={item} parts={parts} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
