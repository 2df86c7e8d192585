/** A date as readers of a language write it, in UTC whatever the time zone of the machine. */
export function dateText(published: string, language: string): string {
  const [locale = 'en'] = Intl.DateTimeFormat.supportedLocalesOf(isLocale(language) ? language : [])
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(published))
}

/** A language that nobody knows is that of the site all the same. */
function isLocale(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0
  } catch {
    return false
  }
}
