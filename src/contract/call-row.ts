import type * as v from 'valibot'

/** The cache that the worker stores a reply in: a row of the cache table in `sw/caching.ts`; `never` is not stored. */
export type CachedAs = 'never' | 'categories' | 'parts' | 'listings' | 'pages'

/** A row of the call table. */
export interface CallRow {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  /** Who may use the call: `anyone`, or only a signed-in `member`. */
  may: 'anyone' | 'member'
  cache: CachedAs
  /** Whether the call can wait in the outbox while the device is offline. */
  queue: boolean
  /** The input is sent as query although the call is not a GET, as the specification (section 7) defines it. */
  sends?: 'query'
  /** The reply depends on more than tenant, catalogue and input, so the server sends no ETag and caches no reply. */
  fresh?: true
  /**
   * The server stores the reply under its Idempotency-Key, in the transaction of the change. A replay therefore changes nothing (decisions,
   * Wire conventions).
   */
  idempotent?: true
  /** Body limit if it is larger than MAX_REQUEST_BODY_BYTES: for pictures. */
  bodyMostBytes?: number
  /** The reply is a streamed file of this type without envelope; an error reply has an envelope. */
  file?: 'text/csv'
  /** The query of a GET; the JSON body of other methods. */
  input: v.GenericSchema<never, unknown> | v.GenericSchema
  result: v.GenericSchema
  /** One line for the OpenAPI document. */
  summary: string
}

/**
 * The query of a GET: only non-empty parameters (specification, section 7, aggregation/search), sorted, so that equal inputs give equal
 * URLs.
 */
export function queryOf(input: Record<string, unknown>): string {
  const pairs = Object.entries(input)
    .filter(([, value]) => value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
    .map(([key, value]): [string, string] => [key, Array.isArray(value) ? value.join('|') : String(value)])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return new URLSearchParams(pairs).toString()
}

/**
 * Reads a query, on server and device alike: the first value of each parameter. Empty values count as absent (specification, section 7,
 * aggregation/search).
 */
export function queryInput({ searchParams }: URL): Record<string, string> {
  const input: Record<string, string> = Object.create(null)
  for (const [key, value] of searchParams) if (value !== '' && !(key in input)) input[key] = value
  return { ...input }
}

/** Matches a path parameter of a call, written `:name`, which is exactly one segment. Other input is sent as query or body. */
const PARAMETER = /:([a-z]+)/gi

export interface FilledPath {
  path: string
  /** The input without its path parameters. */
  rest: Record<string, unknown>
}

/** Fills the path parameters of a call from its input. */
export function fillCallPath(pattern: string, input: Record<string, unknown>): FilledPath {
  const rest = { ...input }
  const path = pattern.replace(PARAMETER, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value ?? ''))
  })
  return { path, rest }
}

/** The path in OpenAPI notation: `{name}`. */
export const braced = (pattern: string): string => pattern.replace(PARAMETER, '{$1}')
