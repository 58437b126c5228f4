/** NUL and halves of signs, which `JSON.stringify` writes as escapes, and the database refuses. An escaped backslash before one is none. */
const REFUSED = /((?:^|[^\\])(?:\\\\)*)(?:\\u(?:0000|d[89a-f][0-9a-f]{2}))+/g

/** A value as the database's `jsonb` takes it. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value)
  // Hardly any text has one, and the expression looks at every sign.
  return json.includes('\\u') ? json.replace(REFUSED, '$1') : json
}
