export type NearPage = { title: string; href: string }

/** Suggestions for an unknown address. */
export function Nearest({ pages, words }: { pages: NearPage[]; words: string }) {
  return (
    <section aria-labelledby="__did-you-mean">
      <h2 id="__did-you-mean">Did you mean</h2>
      <ul>
        {pages.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
      {words !== '' && (
        <p>
          <button type="button" className="button" data-search={words} aria-haspopup="dialog">
            Search for “{words}”
          </button>
        </p>
      )}
    </section>
  )
}
