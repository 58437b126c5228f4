/**
 * Matches the escapes of NUL and of lone surrogates in JSON, which the database refuses. Other escapes are matched too, so that an escaped
 * backslash before a `u` is not misread.
 */
const UNSTORABLE_ESCAPE_PATTERN = /(\\[^u])|\\u(?:0000|d[89a-f][0-9a-f]{2})/g

/** Returns a value as JSON text that the database accepts as `jsonb`. */
export function toStorableJson(value: unknown): string {
  const json = JSON.stringify(value)
  // The regular expression scans every character, so it is skipped for the many texts without escapes.
  return json.includes('\\u') ? json.replace(UNSTORABLE_ESCAPE_PATTERN, '$1') : json
}
