import type * as v from 'valibot'

/** How the worker keeps a reply. `never`: it does not. The others name a row of the cache table in `sw/caching.ts`. */
export type CachedAs = 'never' | 'categories' | 'parts' | 'listings'

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
  /** The reply depends on more than tenant, catalogue and input, so it is never answered from an earlier one: no ETag, no kept reply. */
  fresh?: true
  /** Stored with its reply under its Idempotency-Key, in the transaction of the change: a replay changes nothing twice (decisions, Wire conventions). */
  once?: true
  /** Of a GET the query, of the others the JSON body. */
  input: v.GenericSchema<never, unknown> | v.GenericSchema
  result: v.GenericSchema
  /** One line for the OpenAPI document. */
  summary: string
}
