const SPECIAL = /["&'<>]/

/** Escapes text and attribute values as React does, whose bytes these are. */
export function escapeText(text: string): string {
  if (!SPECIAL.test(text)) return text
  let escaped = ''
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const entity = entityOf(text.charCodeAt(at))
    if (entity === undefined) continue
    escaped += text.slice(from, at) + entity
    from = at + 1
  }
  return escaped + text.slice(from)
}

function entityOf(code: number): string | undefined {
  switch (code) {
    case 34:
      return '&quot;'
    case 38:
      return '&amp;'
    case 39:
      return '&#x27;'
    case 60:
      return '&lt;'
    case 62:
      return '&gt;'
    default:
      return undefined
  }
}
