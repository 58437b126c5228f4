import type pg from 'pg'

/**
 * Starts the text of a frequent query. Such a query is planned once per connection and not at each call. Only for texts without variable
 * parts.
 */
export const PREPARED = '/* prepared */'

const names = new Map<string, string>()

/** A statement name for a query text, the same on every connection. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `prepared-${names.size + 1}`
  names.set(text, name)
  return name
}

/** Makes a connection use named prepared statements for marked queries. Kysely does not support named statements. */
export function prepareMarked(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const naming = (text: unknown, values: unknown, ...rest: unknown[]) =>
    typeof text === 'string' && text.startsWith(PREPARED)
      ? query({ name: nameOf(text), text, values }, ...rest)
      : query(text, values, ...rest)
  Object.assign(client, { query: naming })
}
