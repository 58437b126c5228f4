import type * as v from 'valibot'

/** How the worker keeps a reply. `never`: it does not. The others name a row of the cache table in `sw/caching.ts`. */
export type CachedAs = 'never' | 'categories' | 'parts' | 'listings' | 'pages'

/** A row of the call table. */
export interface CallRow {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  /** Who may call: `anyone`, or only a signed-in `member`. */
  may: 'anyone' | 'member'
  cache: CachedAs
  /** Whether the call may wait on the device and be said later. */
  queue: boolean
  /** The input travels as query although the call changes something, as section 7 of the specification writes it. */
  sends?: 'query'
  /** The reply depends on more than tenant, catalogue and input, so the shop never answers from an earlier one: no ETag, no kept reply. */
  fresh?: true
  /**
   * Stored with its reply under its Idempotency-Key, in the transaction of the change: a replay changes nothing twice (decisions, Wire
   * conventions).
   */
  idempotent?: true
  /** Where the body may be larger than MAX_REQUEST_BODY_BYTES: pictures. */
  bodyMostBytes?: number
  /** The reply is a file of this type, made while it is read, and in no envelope; a refusal is in one as ever. */
  file?: 'text/csv'
  /** Of a GET the query, of the others the JSON body. */
  input: v.GenericSchema<never, unknown> | v.GenericSchema
  result: v.GenericSchema
  /** One line for the OpenAPI document. */
  summary: string
}

/**
 * The query of a GET: only what is not empty (specification, section 7, aggregation/search), sorted, so that equal questions have equal
 * addresses.
 */
export function queryOf(input: Record<string, unknown>): string {
  const pairs = Object.entries(input)
    .filter(([, value]) => value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
    .map(([key, value]): [string, string] => [key, Array.isArray(value) ? value.join('|') : String(value)])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return new URLSearchParams(pairs).toString()
}

/**
 * What a query says, to the shop and to a device alike: each parameter once, of a repeated one the first. Empty ones count as absent
 * (specification, section 7, aggregation/search).
 */
export function queryInput({ searchParams }: URL): Record<string, string> {
  const input: Record<string, string> = Object.create(null)
  for (const [key, value] of searchParams) if (value !== '' && !(key in input)) input[key] = value
  return { ...input }
}

/** Paths of calls that carry parameters, written `:name`, each exactly one segment. The rest of the input travels as query or body. */
const PARAMETER = /:([a-z]+)/gi

export interface FilledPath {
  path: string
  /** The input without what went into the path. */
  rest: Record<string, unknown>
}

/** Puts the named parts of an input into the path of a call. */
export function fillCallPath(pattern: string, input: Record<string, unknown>): FilledPath {
  const rest = { ...input }
  const path = pattern.replace(PARAMETER, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value ?? ''))
  })
  return { path, rest }
}

/** The same path as OpenAPI writes it: `{name}`. */
export const braced = (pattern: string): string => pattern.replace(PARAMETER, '{$1}')
