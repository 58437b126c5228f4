import { proxy } from 'valtio/vanilla'

/**
 * Whether the shop answers, judged by the outcomes of calls: `navigator.onLine` says true in a workshop whose router has lost its line.
 * `asOf` is the age of the newest answer that the device gave instead, ISO 8601.
 */
export const network = proxy<{ up: boolean; asOf: string | null }>({ up: true, asOf: null })

let answers = 0

/** How many answers of the shop have come. Whoever asks notes it before, for a failure says nothing of a shop that has answered since. */
export const answersSoFar = (): number => answers

/** A call was answered by the shop itself. */
export function networkAnswered(): void {
  answers += 1
  network.up = true
  network.asOf = null
}

/** Nothing answered, or the device answered instead with what it fetched at `asOf`, to what was asked after `since` answers. */
export function networkFailed(asOf: string | null = null, since = answers): void {
  if (since !== answers) return
  network.up = false
  if (asOf !== null && (network.asOf === null || asOf > network.asOf)) network.asOf = asOf
}
