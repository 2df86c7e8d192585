import { search } from '../../src/model/texts/scripts.ts'
import { said } from '../texts/said.ts'
import { shownTexts } from '../texts/shown.ts'
export type NearPage = { title: string; href: string }

/** Suggestions for an unknown address. */
export function Nearest({ pages, words }: { pages: NearPage[]; words: string }) {
  const texts = shownTexts('search', search)
  return (
    <section aria-labelledby="__did-you-mean">
      <h2 id="__did-you-mean">{said(texts, texts.didYouMean)}</h2>
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
            {said(texts, texts.searchFor, { words })}
          </button>
        </p>
      )}
    </section>
  )
}
