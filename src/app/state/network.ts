import { proxy } from 'valtio/vanilla'

/**
 * Whether the shop answers, judged by the outcomes of calls: `navigator.onLine` says true in a workshop whose router has lost its line.
 * `asOf` is the age of the newest answer that the device gave instead, ISO 8601.
 */
export const network = proxy<{ up: boolean; asOf: string | null }>({ up: true, asOf: null })

/** A call was answered by the shop itself. */
export function networkAnswered(): void {
  network.up = true
  network.asOf = null
}

/** Nothing answered, or the device answered instead with what it fetched at `asOf`. */
export function networkFailed(asOf: string | null = null): void {
  network.up = false
  if (asOf !== null && (network.asOf === null || asOf > network.asOf)) network.asOf = asOf
}
