/** What a page refers to, and what can be referred to in it. */
export type PageLinks = { ids: string[]; links: Link[] }

export type Link = {
  /** `a` for links that a reader follows, `rel` for those that a `<link>` names, `load` for what the browser fetches. */
  kind: 'a' | 'rel' | 'load'
  address: string
}

/** Runs in a browser, whose own parser reads the markup. */
export function readHtml(html: string): PageLinks {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const kindOf = (element: Element): Link['kind'] => {
    if (element.matches('a, area')) return 'a'
    return element.matches('link[rel=canonical], link[rel=alternate]') ? 'rel' : 'load'
  }
  const links: Link[] = []
  for (const element of page.querySelectorAll('*')) {
    for (const name of ['href', 'xlink:href', 'src', 'poster', 'data', 'action', 'formaction']) {
      const address = element.getAttribute(name)
      if (address !== null) links.push({ kind: kindOf(element), address })
    }
    for (const candidate of element.getAttribute('srcset')?.split(',') ?? []) {
      links.push({ kind: 'load', address: candidate.trim().split(/\s/)[0] ?? '' })
    }
  }
  return { ids: [...page.querySelectorAll('[id]')].map(({ id }) => id), links }
}
