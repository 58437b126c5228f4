/**
 * NUL and halves of signs, which `JSON.stringify` writes as escapes, and the database refuses. Other escapes of one sign are read along,
 * because an escaped backslash before what looks like one makes it none.
 */
const REFUSED = /(\\[^u])|\\u(?:0000|d[89a-f][0-9a-f]{2})/g

/** A value as the database's `jsonb` takes it. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value)
  // Hardly any text has one, and the expression looks at every sign.
  return json.includes('\\u') ? json.replace(REFUSED, '$1') : json
}
