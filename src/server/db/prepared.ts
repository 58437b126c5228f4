import type pg from 'pg'

/**
 * Begins the text of a question that is asked all day: planned once a connection instead of every time. For texts without variable pieces
 * only.
 */
export const PREPARED = '/* prepared */'

const names = new Map<string, string>()

/** A name for each text, the same on every connection. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `prepared-${names.size + 1}`
  names.set(text, name)
  return name
}

/** Lets a connection keep the plans of marked questions under a name. Kysely itself knows no named statements. */
export function prepareMarked(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const naming = (text: unknown, values: unknown, ...rest: unknown[]) =>
    typeof text === 'string' && text.startsWith(PREPARED)
      ? query({ name: nameOf(text), text, values }, ...rest)
      : query(text, values, ...rest)
  Object.assign(client, { query: naming })
}
