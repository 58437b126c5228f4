import type pg from 'pg'

/**
 * A mark at the start of a frequent query's text. A query with this mark is planned once per connection and not at each call. Only for
 * texts without variable parts.
 */
export const PREPARED = '/* prepared */'

const names = new Map<string, string>()

/** Returns the name of the prepared statement for a query text, the same on every connection. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `prepared-${names.size + 1}`
  names.set(text, name)
  return name
}

/** Makes a connection use named prepared statements for queries with the mark `PREPARED`. Kysely does not support named statements. */
export function prepareMarked(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const naming = (text: unknown, values: unknown, ...rest: unknown[]) =>
    typeof text === 'string' && text.startsWith(PREPARED)
      ? query({ name: nameOf(text), text, values }, ...rest)
      : query(text, values, ...rest)
  Object.assign(client, { query: naming })
}
