/** What to do about a query that finds nothing. */
export const NoResults = ({ query }: { query: string }) => (
  <div className="search-nothing">
    <p>
      No results for “<strong>{query}</strong>”
    </p>
    <p>Check the spelling, or try fewer or different words. Parts of field and operation names match, too.</p>
  </div>
)
