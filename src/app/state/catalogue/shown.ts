import type { LocalSearchScope, PackScope } from '#contract/envelope.ts'
import type { AppError } from '#contract/errors.ts'

/**
 * The state of one query of the server. `page`: the server embedded the answer in the page. `device`: the answer was stored on this device,
 * because the network did not answer.
 */
export type QueryState<T> = { status: 'loading' } | ReadyQuery<T> | { status: 'failed'; error: AppError; retry: () => void }
export interface ReadyQuery<T> {
  status: 'ready'
  value: T
  from: 'network' | 'device' | 'page'
  /** The time of the request, ISO 8601, by this device's clock; null if unknown. */
  asOf: string | null
  isRefetching: boolean
  /** What was searched, if it was only viewed parts. */
  searched?: LocalSearchScope
  /** How much of the catalogue was available, if the answer came from packs. */
  scope?: PackScope
  /** The titles of packs that are relevant but could not be read. */
  damaged?: readonly string[]
}

/** Data that was fetched at `was` and that the server has confirmed at `asOf` (both ISO 8601) to be still current. */
export interface ConfirmedAge {
  was: string | null
  asOf: string
}
