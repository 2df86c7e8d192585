/** A date as readers of a language write it, in UTC whatever the time zone of the machine. */
export function dateText(published: string, language: string): string {
  const [locale = 'en'] = Intl.DateTimeFormat.supportedLocalesOf(language)
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(published))
}
