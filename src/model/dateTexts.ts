/** Writes a date, given as ISO 8601, as a text. */
export type DateText = (iso: string) => string

/**
 * Writes dates as readers of a language do, in UTC whatever the time zone of the machine. What is made for a language takes
 * fifty times as long as a date, and ten milliseconds for the first language: it is made with the first date.
 */
export function dateTexts(language: string): DateText {
  let format: Intl.DateTimeFormat | undefined
  return (iso) => {
    format ??= formatIn(language, { dateStyle: 'long' })
    return format.format(new Date(iso))
  }
}

/** Writes the years of dates in the same calendar, which is another one in Persian or Thai. */
export function yearTexts(language: string): DateText {
  const format = formatIn(language, { year: 'numeric' })
  return (iso) => format.format(new Date(iso))
}

function formatIn(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const [locale = 'en'] = Intl.DateTimeFormat.supportedLocalesOf(language)
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
}
