import type { PackScope, Searched } from '#contract/envelope.ts'
import type { AppError } from '#contract/errors.ts'

/** The state of one query. `page`: embedded by the server; `device`: local data, because the network did not answer. */
export type Shown<T> = { status: 'loading' } | Ready<T> | { status: 'failed'; error: AppError; again: () => void }
export interface Ready<T> {
  status: 'ready'
  value: T
  from: 'network' | 'device' | 'page'
  /** Time of the request, ISO 8601, by this device's clock; null if unknown. */
  asOf: string | null
  renewing: boolean
  /** The scope of a search over viewed parts only. */
  searched?: Searched
  /** How much of the catalogue was available, if packs answered. */
  scope?: PackScope
  /** Titles of relevant packs that could not be read. */
  damaged?: readonly string[]
}

/** Data fetched at `was` was revalidated at `asOf`, ISO 8601. */
export interface Confirmed {
  was: string | null
  asOf: string
}
