import type * as v from 'valibot'

/** The cache in which the worker stores a reply: a row of the cache table in `sw/caching.ts`. A reply with `never` is not stored. */
export type CacheCategory = 'never' | 'categories' | 'parts' | 'listings' | 'pages'

/** A row of the call table: what server, client, worker and OpenAPI document must know about one call. */
export interface CallDefinition {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  /** Who may use the call: `anyone`, or only a signed-in `member`. */
  may: 'anyone' | 'member'
  cache: CacheCategory
  /** Whether the call can wait in the outbox while the device is offline. */
  queue: boolean
  /** Whether the input is sent as query although the call is not a GET, as section 7 of the specification defines for some calls. */
  sends?: 'query'
  /** Whether the reply depends on more than tenant, catalogue and input. The server then sends no ETag and caches no reply. */
  fresh?: true
  /**
   * Whether the server stores the reply under the call's Idempotency-Key, in the transaction of the change. A replay of the call then
   * changes nothing.
   */
  idempotent?: true
  /** The limit of the request body in bytes if it is larger than MAX_REQUEST_BODY_BYTES, as for pictures. */
  bodyMostBytes?: number
  /** The type of the file if the reply is a streamed file without envelope. An error reply still has an envelope. */
  file?: 'text/csv'
  /** The schema of the input: the query of a GET, or the JSON body of other methods. */
  input: v.GenericSchema<never, unknown> | v.GenericSchema
  result: v.GenericSchema
  /** A description of the call in one line, for the OpenAPI document. */
  summary: string
}

/**
 * Returns the query of a GET: only non-empty parameters (section 7 of the specification, aggregation/search), sorted, so that equal inputs
 * give equal URLs.
 */
export function queryStringOf(input: Record<string, unknown>): string {
  const pairs = Object.entries(input)
    .filter(([, value]) => value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
    .map(([key, value]): [string, string] => [key, Array.isArray(value) ? value.join('|') : String(value)])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return new URLSearchParams(pairs).toString()
}

/**
 * Reads the input of a call from the query of a URL: the first value of each parameter. Empty values count as absent (section 7 of the
 * specification, aggregation/search). Server and device use the same function.
 */
export function inputOfQuery({ searchParams }: URL): Record<string, string> {
  const input: Record<string, string> = Object.create(null)
  for (const [key, value] of searchParams) if (value !== '' && !(key in input)) input[key] = value
  return { ...input }
}

/** Matches a path parameter of a call, written `:name`, which stands for exactly one segment. All other input is sent as query or body. */
const PATH_PARAMETER = /:([a-z]+)/gi

export interface FilledPath {
  path: string
  /** The input without the parameters that are in the path. */
  remainingInput: Record<string, unknown>
}

/** Fills the path parameters of a call from its input. */
export function fillCallPath(pattern: string, input: Record<string, unknown>): FilledPath {
  const rest = { ...input }
  const path = pattern.replace(PATH_PARAMETER, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value ?? ''))
  })
  return { path, remainingInput: rest }
}

/** Writes the path of a call in OpenAPI notation, with `{name}` for each parameter. */
export const openApiPath = (pattern: string): string => pattern.replace(PATH_PARAMETER, '{$1}')
