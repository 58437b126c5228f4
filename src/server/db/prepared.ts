import type pg from 'pg'

/**
 * A mark at the start of a frequent query's text. A query with this mark is planned once per connection and not at each call. Only for
 * texts without variable parts.
 */
export const PREPARED_QUERY_PREFIX = '/* prepared */'

const statementNames = new Map<string, string>()

/** Returns the name of the prepared statement for a query text, the same on every connection. */
function statementNameOf(text: string): string {
  const name = statementNames.get(text) ?? `prepared-${statementNames.size + 1}`
  statementNames.set(text, name)
  return name
}

/**
 * Makes a connection use named prepared statements for queries with the mark `PREPARED_QUERY_PREFIX`. Kysely does not support named
 * statements.
 */
export function prepareMarkedQueries(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const naming = (text: unknown, values: unknown, ...rest: unknown[]) =>
    typeof text === 'string' && text.startsWith(PREPARED_QUERY_PREFIX)
      ? query({ name: statementNameOf(text), text, values }, ...rest)
      : query(text, values, ...rest)
  Object.assign(client, { query: naming })
}
