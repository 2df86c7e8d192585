// Names of media types are compared without regard to case: https://www.rfc-editor.org/rfc/rfc9110#section-8.3.1

/** Tells whether JSON is the text of a media type: `application/json`, `application/problem+json; charset=utf-8`. */
export const isJson = (mediaType: string): boolean => /[/+]json\b/i.test(mediaType)

/** Tells whether XML is the text of a media type: `text/xml`, `image/svg+xml`. */
export const isXml = (mediaType: string): boolean => /[/+]xml\b/i.test(mediaType)

/** Tells whether a body is the fields of a form, as in a query string. */
export const isFormType = (mediaType: string): boolean => /^application\/x-www-form-urlencoded\b/i.test(mediaType)
