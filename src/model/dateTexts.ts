/**
 * Writes dates as readers of a language do, in UTC whatever the time zone of the machine. What is made for a language takes a
 * hundred times as long as a date.
 */
export function dateTexts(language: string): (iso: string) => string {
  const [locale = 'en'] = Intl.DateTimeFormat.supportedLocalesOf(language)
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (iso) => format.format(new Date(iso))
}
