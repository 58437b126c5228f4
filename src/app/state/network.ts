import { proxy } from 'valtio/vanilla'

/**
 * Whether the shop answers, judged by the outcomes of calls: `navigator.onLine` says true in a workshop whose router has lost its line.
 * `asOf` is the age of the newest answer that the device gave instead, ISO 8601.
 */
export const network = proxy<{ up: boolean; asOf: string | null }>({ up: true, asOf: null })

let begun = 0
let answered = 0

/** The number of a question that begins now. Its answer, or that it was lost, is told with it. */
export function questionBegins(): number {
  begun += 1
  return begun
}

/** A call was answered by the shop itself: the question of that number, or one of just now. */
export function networkAnswered(question: number = questionBegins()): void {
  answered = Math.max(answered, question)
  network.up = true
  network.asOf = null
}

/** Nothing answered, or the device answered instead with what it fetched at `asOf`. That says nothing of a shop that has answered a later question. */
export function networkFailed(asOf: string | null = null, question: number = questionBegins()): void {
  if (question < answered) return
  network.up = false
  if (asOf !== null && (network.asOf === null || asOf > network.asOf)) network.asOf = asOf
}
