/**
 * Escapes of NUL and of lone surrogates, which the database rejects. Other escapes are matched too, so that an escaped backslash before `u`
 * is not misread.
 */
const REFUSED = /(\\[^u])|\\u(?:0000|d[89a-f][0-9a-f]{2})/g

/** A value as JSON text that `jsonb` accepts. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value)
  // Escapes are rare, and the regular expression scans every character.
  return json.includes('\\u') ? json.replace(REFUSED, '$1') : json
}
