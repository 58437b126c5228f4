import type { PackScope, Searched } from '#contract/envelope.ts'
import type { AppError } from '#contract/errors.ts'

/**
 * What there is to show of one question. `page`: the server put it into the page; `device`: from this device, because the network did not
 * answer.
 */
export type Shown<T> = { status: 'loading' } | Ready<T> | { status: 'failed'; error: AppError; again: () => void }
export interface Ready<T> {
  status: 'ready'
  value: T
  from: 'network' | 'device' | 'page'
  /** When the shop was asked for it, ISO 8601, by this device's clock; null when that is unknown. */
  asOf: string | null
  renewing: boolean
  /** What was looked through, when the search knew only the parts that were seen on this device. */
  searched?: Searched
  /** Of how much of the catalogue, when packs of this device gave the answer. */
  scope?: PackScope
  /** Packs of this device that should have answered and could not be read, by their titles. */
  damaged?: readonly string[]
}

/** What the device had fetched at `was` was still so at `asOf`, ISO 8601. */
export interface Confirmed {
  was: string | null
  asOf: string
}
